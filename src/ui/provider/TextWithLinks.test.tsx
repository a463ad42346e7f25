import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TextWithLinks } from "./TextWithLinks";

test.each([
  ["begins with an address", "https://a.test/x is where the rates are.", ["https://a.test/x"]],
  ["ends with one", "Rates: https://a.test/x.", ["https://a.test/x"]],
  ["has none", "No address, and nothing to follow.", []],
  [
    "has an address twice",
    "https://a.test/ or https://a.test/",
    ["https://a.test/", "https://a.test/"],
  ],
  ["has one that a browser would run", "See javascript:alert(1) or data:text/html,x.", []],
])("a text that %s", (_, text, addresses) => {
  const errors = vi.spyOn(console, "error");
  const { container } = render(<TextWithLinks text={text} />);
  const links = screen.queryAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(addresses);
  expect(container.textContent?.replaceAll(" (opens in a new tab)", "")).toBe(text);
  expect(errors).not.toHaveBeenCalled();
});
