import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { workloadPresets } from "../../../src/cost/presets";
import { Search } from "../../../src/ui/search/Search";
import { theCard } from "../../support/builders";
import { choices, visit } from "../../support/visit";

const act = userEvent.setup();

beforeEach(() => {
  visit({
    cards: [
      theCard(),
      theCard({ id: "e2b", name: "E2B" }),
      theCard({ id: "modal", name: "Modal" }),
    ],
  });
  render(
    <>
      <Search />
      <input aria-label="a field" />
      <main tabIndex={-1} />
    </>,
  );
});

const findField = (timeout = 1000) =>
  screen.findByRole("combobox", { name: "Search" }, { timeout });

async function openSearch(query = ""): Promise<HTMLElement> {
  await act.keyboard("/");
  const field = await findField(10_000);
  await waitFor(() => expect(field).toHaveFocus());
  if (query !== "") await act.keyboard(query);
  return field;
}

const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const active = () => screen.getByRole("option", { selected: true });

describe("opening", () => {
  test("by / outside of fields, by Ctrl-K anywhere", async () => {
    screen.getByLabelText("a field").focus();
    await act.keyboard("/");
    expect(screen.getByLabelText("a field")).toHaveValue("/");
    await act.keyboard("{Control>}k{/Control}");
    // Its code comes when it is first opened.
    expect(await findField(10_000)).toBeVisible();
    await act.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
    expect(screen.getByLabelText("a field")).toHaveFocus();
  });

  test("leaves the browser its own find", async () => {
    await act.keyboard("{Control>}f{/Control}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("shows views and actions before anything is typed", async () => {
    await openSearch();
    const groups = screen
      .getAllByRole("group")
      .map((group) => group.getAttribute("aria-labelledby"));
    expect(groups).toHaveLength(2);
    expect(options()[0]).toMatch(/^Compare/);
  });
});

describe("finding", () => {
  test("goes through results with the arrow keys and opens a provider with Enter", async () => {
    const field = await openSearch("e2");
    expect(active()).toHaveTextContent(/^E2B.*\$70\.00/);
    expect(field).toHaveAttribute("aria-activedescendant", active().id);
    await act.keyboard("{Enter}");
    expect(choices()).toMatchObject({ view: "provider", provider: "e2b" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("goes round at the ends", async () => {
    await openSearch("snapshot");
    const first = active().id;
    await act.keyboard("{ArrowUp}");
    expect(active().id).not.toBe(first);
    await act.keyboard("{ArrowDown}");
    expect(active().id).toBe(first);
  });

  test("forgives missing letters", async () => {
    await openSearch("mem snap");
    expect(options()[0]).toMatch(/^Memory snapshots/);
  });

  test("says that nothing is found, and empties on Escape before it closes", async () => {
    const field = await openSearch("zzzz");
    expect(screen.getByText("Nothing is called “zzzz”.")).toBeVisible();
    await act.keyboard("{Escape}");
    expect(field).toHaveValue("");
    await act.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  });
});

describe("a feature", () => {
  test("is asked for as a must, and its state then stands beside it", async () => {
    await openSearch("docker");
    await act.keyboard("{Enter}");
    const field = await screen.findByRole("combobox", { name: "What to do with Docker inside" });
    await waitFor(() => expect(field).toHaveFocus());
    await act.keyboard("{Enter}");
    expect(choices().requirements.needs).toEqual({ docker_inside: "must" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await openSearch("docker");
    expect(active()).toHaveTextContent("must");
  });

  test("shows its column; Backspace goes back to what was searched for", async () => {
    await openSearch("webhooks");
    await act.keyboard("{Enter}");
    await act.keyboard("{Backspace}");
    expect(await findField()).toHaveValue("webhooks");
    await act.keyboard("{Enter}");
    await act.click(screen.getByRole("option", { name: /^Show its column/ }));
    expect(choices().columns.shown).toContain("webhooks");
    expect(choices().view).toBe("compare");
  });
});

describe("an action", () => {
  test("sets a named workload", async () => {
    await openSearch("code interpreter");
    const list = within(screen.getByRole("listbox"));
    await act.click(list.getByRole("option", { name: /^Workload: ?Code ?interpreter/ }));
    expect(choices().workload).toEqual(workloadPresets[0]?.workload);
  });

  test("copies the link and says so", async () => {
    await openSearch("copy link");
    await act.keyboard("{Enter}");
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^http/);
  });

  test("changes the theme", async () => {
    await openSearch("dark");
    await act.keyboard("{Enter}");
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    await openSearch("system theme");
    await act.keyboard("{Enter}");
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });
});
