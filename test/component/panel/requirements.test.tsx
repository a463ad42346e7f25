import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { firstRequirements } from "../../../src/compare/requirements";
import { RequirementsSection } from "../../../src/ui/requirements/RequirementsSection";
import { choices, visit } from "./panel";

const asked = () => choices().requirements;
const search = () => screen.findByRole("combobox", { name: "Search requirements" });

beforeEach(() => {
  visit(
    { id: "able", name: "Able", features: { snapshot: "memory", ssh: true, docker_inside: null } },
    { id: "bare", name: "Bare", features: { ssh: false, docker_inside: null } },
    { id: "web", name: "Web", category: "browser" },
  );
  render(<RequirementsSection />);
});

async function openPicker() {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Add a requirement" }));
  await user.click(await search());
  return user;
}

describe("the picker", () => {
  test("adds by keyboard what a search finds, and takes it back", async () => {
    const user = await openPicker();
    await user.type(await search(), "ssh{Enter}");
    expect(asked().needs).toEqual({ ssh: "must" });
    expect(screen.getByRole("option", { name: /^SSH/ })).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Enter}");
    expect(asked().needs).toEqual({});
  });

  test("puts names before mere mentions", async () => {
    const user = await openPicker();
    await user.type(await search(), "memory");
    const names = screen.getAllByRole("option").map((option) => option.textContent);
    expect(names[0]).toContain("Memory snapshots");
    expect(names.some((name) => name?.startsWith("Snapshots"))).toBe(true);
  });

  test("says how many have a feature, unknown beside", async () => {
    const user = await openPicker();
    await user.type(await search(), "docker inside");
    expect(screen.getByRole("option")).toHaveAccessibleName(/0 have it, 2 unknown$/);
  });

  test("asks for nice and must not as well", async () => {
    const user = await openPicker();
    await user.click(screen.getByRole("radio", { name: "Must not" }));
    await user.type(await search(), "ssh{Enter}");
    expect(asked().needs).toEqual({ ssh: "not" });
    await user.click(screen.getByRole("radio", { name: "Nice" }));
    await user.click(screen.getByRole("option", { name: /^SSH/ }));
    expect(asked().needs).toEqual({ ssh: "nice" });
  });

  test("moves with the arrows, from end to end", async () => {
    const user = await openPicker();
    const input = await search();
    await user.type(input, "snapshot");
    const options = screen.getAllByRole("option");
    await user.keyboard("{ArrowUp}");
    expect(input).toHaveAttribute("aria-activedescendant", options.at(-1)?.id);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(input).toHaveAttribute("aria-activedescendant", options.at(1)?.id);
  });

  test("adds a limit and leads to its figure", async () => {
    const user = await openPicker();
    await user.type(await search(), "longest session{Enter}");
    expect(asked().bounds).toEqual({ maxSessionHours: 24 });
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("textbox", { name: /^Longest session/ }));
  });

  test("adds values of sets with how many each lets in", async () => {
    const user = await openPicker();
    await user.type(await search(), "category");
    await user.click(screen.getByRole("option", { name: /^browser.*1 have it$/ }));
    expect(asked().sets.category).toEqual(["agent-sandbox", "browser"]);
  });

  test("says when nothing is found", async () => {
    const user = await openPicker();
    await user.type(await search(), "telepathy");
    expect(screen.getByText("Nothing is called “telepathy”.")).toBeVisible();
  });
});

describe("what is asked", () => {
  test("starts with the category, which can be removed", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Remove agent sandbox" }));
    expect(asked().sets).toEqual({});
    expect(screen.getByRole("button", { name: "Add a requirement" })).toHaveFocus();
  });

  test("changes its need in place", async () => {
    const user = await openPicker();
    await user.type(await search(), "ssh{Enter}{Escape}{Escape}");
    await user.selectOptions(
      screen.getByRole("combobox", { name: "How much SSH is wanted" }),
      "nice",
    );
    expect(asked().needs).toEqual({ ssh: "nice" });
    await user.click(screen.getByRole("button", { name: "Remove SSH" }));
    expect(asked().needs).toEqual({});
  });

  test("says what an unknown does, either way", async () => {
    const toggle = screen.getByRole("switch", { name: /^Unknown may pass/ });
    expect(toggle).toHaveAccessibleName(/left out, with the price if confirmed/);
    await userEvent.click(toggle);
    expect(asked().unknownMayPass).toBe(true);
    expect(toggle).toHaveAccessibleName(/leaves nobody out/);
  });

  test("is cleared all at once", async () => {
    const section = screen.getByRole("heading", { name: "Requirements" }).parentElement;
    expect(asked()).toEqual(firstRequirements);
    await userEvent.click(
      within(section ?? document.body).getByRole("button", { name: "Clear all" }),
    );
    expect(asked().sets).toEqual({});
    expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
  });
});
