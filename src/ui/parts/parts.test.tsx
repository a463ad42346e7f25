import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Bar } from "./Bar";
import { Chip } from "./Chip";
import { CopyButton } from "./CopyButton";
import { FactMark } from "./FactMark";
import { Link } from "./Link";
import { MenuButton } from "./MenuButton";
import { Notice } from "./Notice";
import { PopoverButton } from "./PopoverButton";
import { SearchField } from "./SearchField";
import { Select } from "./Select";

describe("Link", () => {
  it("leads out without telling where from", () => {
    render(<Link href="https://www.example.com/docs" />);
    const link = screen.getByRole("link", { name: /example\.com/ });
    expect(link).toHaveAttribute("href", "https://www.example.com/docs");
    expect(link).toHaveAttribute("rel", "noreferrer noopener");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "//example.com",
    "/relative",
    "https:",
    "https://user:secret@example.com/",
    "https://example.com\\@evil.example",
    "",
  ])("shows %j as text", (href) => {
    render(<Link href={href}>the source</Link>);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("the source")).toBeVisible();
  });
});

describe("Chip", () => {
  it("is removed by a button that says what it removes", async () => {
    const onRemove = vi.fn();
    render(<Chip variant="must" label="Pause & resume" onRemove={onRemove} />);
    expect(screen.getByText("must · Pause & resume")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove must Pause & resume" }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it("has no button when nothing can be done with it", () => {
    render(<Chip label="category: agent sandbox" />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("FactMark", () => {
  it.each([
    ["yes", "yes"],
    ["no", "no"],
    ["unknown", "unknown"],
    ["some", "in some modes"],
  ] as const)("says %s in words", (state, words) => {
    const { container } = render(<FactMark state={state} />);
    expect(container).toHaveTextContent(words);
  });

  it("says more when told to", () => {
    const { container } = render(<FactMark state="yes" label="up to 24 h" />);
    expect(container).toHaveTextContent(/^up to 24 h$/);
  });
});

describe("Bar", () => {
  it("gives each part its share and leaves out what is nothing", () => {
    render(
      <Bar
        label="CPU three quarters, RAM a quarter"
        parts={[
          { id: "cpu", share: 3, color: "red" },
          { id: "ram", share: 1, color: "blue" },
          { id: "disk", share: 0, color: "green" },
        ]}
      />,
    );
    const bar = screen.getByRole("img", { name: "CPU three quarters, RAM a quarter" });
    const widths = [...bar.querySelectorAll<HTMLElement>(".bar-part")].map((p) => p.style.width);
    expect(widths).toEqual(["75%", "25%"]);
  });
});

describe("Notice", () => {
  it("interrupts for an error only", () => {
    render(
      <>
        <Notice kind="error">Storage is full</Notice>
        <Notice kind="warning">Some cards are old</Notice>
      </>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Error: Storage is full");
    expect(screen.getByRole("status")).toHaveTextContent("Warning: Some cards are old");
  });
});

describe("CopyButton", () => {
  it("says that it copied", async () => {
    const user = userEvent.setup();
    render(<CopyButton text={() => "the link"}>Copy link</CopyButton>);
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByRole("status")).toHaveTextContent("Copied");
    expect(await navigator.clipboard.readText()).toBe("the link");
  });

  it("says that it failed and offers another way", async () => {
    const user = userEvent.setup();
    const onFailed = vi.fn();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    render(
      <CopyButton text="x" onFailed={onFailed}>
        Copy
      </CopyButton>,
    );
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Copying failed"));
    expect(onFailed).toHaveBeenCalledOnce();
  });
});

describe("SearchField", () => {
  it("is cleared by its button and by Escape", async () => {
    const onChange = vi.fn();
    render(<SearchField label="Search features" value="snap" onChange={onChange} />);
    await userEvent.click(screen.getByRole("button", { name: "Clear search features" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Search features" }), "{Escape}");
    expect(onChange.mock.calls).toEqual([[""], [""]]);
  });
});

describe("Select", () => {
  it("gives back one of its own values", async () => {
    const onChange = vi.fn();
    const options = [
      { value: "a", label: "First" },
      { value: "b", label: "Second", group: "More" },
    ] as const;
    render(<Select label="Preset" value="a" options={options} onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Preset" }), "Second");
    expect(onChange).toHaveBeenCalledWith("b");
  });
});

describe("popups", () => {
  it("opens a popover, closes it with Escape and gives focus back", async () => {
    const user = userEvent.setup();
    render(
      <PopoverButton title="Auto-stop" content={() => <p>Stops when idle</p>}>
        Evidence
      </PopoverButton>,
    );
    const button = screen.getByRole("button", { name: "Evidence" });
    await user.click(button);
    expect(await screen.findByRole("dialog", { name: "Auto-stop" })).toHaveTextContent(
      "Stops when idle",
    );
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it("chooses from a menu with the keyboard", async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    render(
      <MenuButton
        label="Export"
        items={[
          { id: "csv", label: "CSV", onSelect },
          { id: "json", label: "JSON", onSelect: () => {} },
        ]}
      >
        Export
      </MenuButton>,
    );
    screen.getByRole("button", { name: "Export" }).focus();
    await user.keyboard("{ArrowDown}");
    const menu = await screen.findByRole("menu", { name: "Export" });
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  });
});
