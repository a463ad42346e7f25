import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { QuantityField, type QuantityFieldProps } from "./QuantityField";

type Change = [number, { final: boolean }];

function Held({
  start,
  changes,
  ...props
}: Partial<QuantityFieldProps> & { start: number; changes: Change[] }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityField
      id="sessions"
      label="Sessions"
      unit="a month"
      min={1}
      max={10_000}
      step={1}
      scale="log"
      defaultValue={1000}
      onReset={() => setValue(1000)}
      {...props}
      value={value}
      onChange={(next, change) => {
        changes.push([next, change]);
        setValue(next);
      }}
    />
  );
}

function setup(props: Partial<QuantityFieldProps> = {}, start = 1000) {
  const changes: Change[] = [];
  render(<Held {...props} start={start} changes={changes} />);
  const field = screen.getByRole("textbox", { name: "Sessions" });
  const slider = screen.getByRole("slider", { name: "Sessions" });
  return { changes, field, slider, user: userEvent.setup() };
}

const finals = (changes: Change[]) =>
  changes.filter(([, { final }]) => final).map(([value]) => value);

describe("the number field of a quantity", () => {
  it("re-prices while typing and records once, at the end", async () => {
    const { changes, field, user } = setup();
    await user.clear(field);
    await user.type(field, "250{Enter}");
    expect(changes.map(([value]) => value)).toEqual([2, 25, 250, 250]);
    expect(finals(changes)).toEqual([250]);
    expect(field).toHaveValue("250");
  });

  it("takes a decimal comma and grouped thousands", async () => {
    const { changes, field, user } = setup({ step: 0.1 });
    await user.clear(field);
    await user.type(field, "2,5");
    await user.tab();
    await user.clear(field);
    await user.type(field, "1.000,5{Enter}");
    expect(finals(changes)).toEqual([2.5, 1000.5]);
    expect(field).toHaveValue("1,000.5");
  });

  it("changes nothing when emptied, and shows the value again on leaving", async () => {
    const { changes, field, user } = setup();
    await user.clear(field);
    expect(field).toHaveValue("");
    await user.tab();
    expect(field).toHaveValue("1,000");
    expect(changes).toEqual([]);
  });

  it("goes back on Escape to what stood before typing", async () => {
    const { changes, field, user } = setup();
    await user.clear(field);
    await user.type(field, "25{Escape}");
    expect(field).toHaveValue("1,000");
    expect(finals(changes)).toEqual([1000]);
  });

  it("keeps Escape to itself only while there is something to undo", async () => {
    const { field, user } = setup();
    await user.type(field, "5");
    // A handler that prevents the default makes fireEvent give false.
    expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
    expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(true);
  });

  it("brings an entry within bounds and says so", async () => {
    const { changes, field, user } = setup();
    await user.clear(field);
    await user.type(field, "99999{Enter}");
    expect(finals(changes)).toEqual([10_000]);
    expect(screen.getByRole("status")).toHaveTextContent("At most 10,000 a month");
  });

  it("says that a word is no number and keeps the value", async () => {
    const { changes, field, user } = setup();
    await user.clear(field);
    await user.type(field, "many{Enter}");
    expect(changes).toEqual([]);
    expect(field).toHaveValue("1,000");
    expect(screen.getByRole("status")).toHaveTextContent("“many” is not a number");
  });

  it("forgives the unit typed along", async () => {
    const { changes, field, user } = setup({ unit: "min" });
    await user.clear(field);
    await user.type(field, "30 min{Enter}");
    expect(finals(changes)).toEqual([30]);
  });

  it("steps with the arrow keys", async () => {
    const { changes, field, user } = setup();
    await user.click(field);
    await user.keyboard("{ArrowUp}");
    expect(field).toHaveValue("1,100");
    await user.tab();
    expect(finals(changes)).toEqual([1100]);
  });
});

describe("the slider of a quantity", () => {
  it("says its value with the unit", () => {
    const { slider } = setup();
    expect(slider).toHaveAttribute("aria-valuetext", "1,000 a month");
  });

  it("moves by keys in values, and ends a while after the last key", async () => {
    const { changes, slider, user } = setup();
    slider.focus();
    await user.keyboard("{ArrowRight}");
    expect(changes).toEqual([[1100, { final: false }]]);
    await waitFor(() => expect(finals(changes)).toEqual([1100]));
    await user.keyboard("{PageUp}{Home}{End}");
    await waitFor(() => expect(finals(changes)).toEqual([1100, 10_000]));
  });

  it("ends a run of keys before a command such as Back, and on leaving", async () => {
    const { changes, slider, user } = setup();
    slider.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{Alt>}{ArrowLeft}{/Alt}");
    expect(finals(changes)).toEqual([1200]);
    await user.keyboard("{ArrowRight}");
    await user.tab();
    expect(finals(changes)).toEqual([1200, 1300]);
  });

  it("records only the end of a drag", () => {
    const { changes, slider, field } = setup();
    fireEvent.input(slider, { target: { value: "100" } });
    fireEvent.input(slider, { target: { value: "500" } });
    fireEvent.input(slider, { target: { value: "750" } });
    expect(finals(changes)).toEqual([]);
    fireEvent.pointerUp(slider);
    fireEvent(slider, new Event("change", { bubbles: true }));
    expect(finals(changes)).toEqual([1000]);
    expect(field).toHaveValue("1,000");
  });

  it("goes evenly through the decades of a log scale", () => {
    const { field, slider } = setup();
    fireEvent.input(slider, { target: { value: "500" } });
    expect(field).toHaveValue("100");
  });
});

describe("a changed quantity", () => {
  it("offers the way back", async () => {
    const { field, user } = setup({}, 20);
    await user.click(screen.getByRole("button", { name: "Reset Sessions to 1,000 a month" }));
    expect(field).toHaveValue("1,000");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
