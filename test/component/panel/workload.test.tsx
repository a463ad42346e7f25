import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { defaultWorkload } from "../../../src/cost/workload";
import { change } from "../../../src/store/choices-store";
import { WorkloadSection } from "../../../src/ui/workload/WorkloadSection";
import { aMode } from "../../support/builders";
import { choices, step, visit } from "./panel";

beforeEach(() => {
  visit({}, { id: "gpus", name: "Gpus", modes: [aMode({ gpu: [{ type: "H100", hour: 3 }] })] });
  render(<WorkloadSection wanted={null} />);
});

const field = (name: string) => screen.getByRole("textbox", { name });
const slider = (name: string) => screen.getByRole("slider", { name });
const preset = () => screen.getByRole("combobox", { name: "Start from" });

async function type(name: string, text: string) {
  const user = userEvent.setup();
  await user.clear(field(name));
  await user.type(field(name), `${text}{Enter}`);
}

describe("fields", () => {
  test.each([
    ["vCPU", "1,5", { vcpu: 1.5 }],
    ["RAM", "0.5", { ramGib: 0.5 }],
    ["Sessions a month", "12k", { sessions: 12_000 }],
    ["CPU busy", "40", { cpuActive: 0.4 }],
    ["Session length", "45", { hours: 0.75 }],
    ["Session length", "2 h", { hours: 2 }],
    ["Session length", "90 s", { hours: 0.025 }],
  ])("%s takes “%s”", async (name, text, expected) => {
    await type(name, text);
    expect(choices().workload).toEqual({ ...defaultWorkload, ...expected });
  });

  test("one that is emptied changes nothing", async () => {
    const user = userEvent.setup();
    await user.clear(field("vCPU"));
    await user.tab();
    expect(choices().workload).toEqual(defaultWorkload);
    expect(field("vCPU")).toHaveValue("2");
  });

  test("a length keeps its unit while one types, and then takes the one that reads best", async () => {
    const user = userEvent.setup();
    await user.clear(field("Session length"));
    await user.type(field("Session length"), "300");
    expect(choices().workload.hours).toBe(5);
    expect(field("Session length")).toHaveAccessibleDescription("min");
    await user.tab();
    expect(field("Session length")).toHaveValue("5");
    expect(field("Session length")).toHaveAccessibleDescription("h");
  });

  test("a drag is no step of the history until it ends", () => {
    fireEvent.change(slider("vCPU"), { target: { value: "900" } });
    expect(step()).toBe("replace");
    expect(choices().workload.vcpu).toBeGreaterThan(20);
    fireEvent.pointerUp(slider("vCPU"));
    expect(step()).toBe("push");
  });

  test("each can be reset, and all at once", async () => {
    const user = userEvent.setup();
    await type("vCPU", "8");
    await type("RAM", "16");
    await user.click(screen.getByRole("button", { name: "Reset vCPU to 2" }));
    expect(choices().workload).toEqual({ ...defaultWorkload, ramGib: 16 });
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(choices().workload).toEqual(defaultWorkload);
  });

  test("a peak below the average is said, with what is priced", async () => {
    expect(screen.getByText("0.7 at once on average")).toBeVisible();
    await type("Sessions a month", "100000");
    expect(screen.getByText(/68 at once on average, more than this peak; 69/)).toBeVisible();
  });
});

describe("presets", () => {
  test("set all fields, and a change is custom, from that preset", async () => {
    const user = userEvent.setup();
    await user.selectOptions(preset(), "Coding agent");
    expect(choices().workload).toMatchObject({ vcpu: 4, sessions: 5000, egressGib: 50 });
    await type("vCPU", "8");
    expect(preset()).toHaveDisplayValue("Custom");
    expect(screen.getByText("From “Coding agent”, one field changed.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Reset vCPU to 4" }));
    expect(preset()).toHaveDisplayValue("Coding agent");
  });

  test("of one's own are named, kept, chosen again, deleted and brought back", async () => {
    const user = userEvent.setup();
    await type("vCPU", "8");
    await user.click(screen.getByRole("button", { name: "Name…" }));
    await user.type(
      screen.getByRole("textbox", { name: "Name of this workload" }),
      "Nightly{Enter}",
    );
    expect(preset()).toHaveDisplayValue("Nightly");
    expect(localStorage.getItem("boxscore.workloads")).toContain("Nightly");

    await user.selectOptions(preset(), "Default workload");
    await user.selectOptions(preset(), "Nightly");
    expect(choices().workload.vcpu).toBe(8);

    await user.click(screen.getByRole("button", { name: "Delete the name Nightly" }));
    expect(preset()).toHaveDisplayValue("Custom");
    expect(choices().workload.vcpu).toBe(8);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(preset()).toHaveDisplayValue("Nightly");
  });

  test("that another window keeps appear here too", async () => {
    localStorage.setItem("boxscore.workloads", '[{"name":"Theirs","workload":{"vcpu":32}}]');
    fireEvent(window, new StorageEvent("storage", { key: "boxscore.workloads" }));
    await userEvent.selectOptions(preset(), "Theirs");
    expect(choices().workload.vcpu).toBe(32);
  });

  test("Escape leaves the naming without a name", async () => {
    const user = userEvent.setup();
    await type("vCPU", "8");
    await user.click(screen.getByRole("button", { name: "Name…" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("textbox", { name: "Name of this workload" })).toBeNull();
    expect(screen.getByRole("button", { name: "Name…" })).toHaveFocus();
  });
});

describe("the fleet helper", () => {
  const open = async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Count machines instead" }));
    return user;
  };

  test("sets sessions, their length and the peak from machines kept busy", async () => {
    await open();
    await type("Machines kept busy", "50");
    expect(choices().workload).toEqual({
      ...defaultWorkload,
      sessions: 1100,
      hours: 8,
      concurrency: 50,
    });
    expect(screen.getByRole("radio", { name: "Busy for hours a day" })).toBeChecked();
  });

  test("and from machines that are always on", async () => {
    const user = await open();
    await user.click(screen.getByRole("radio", { name: "Always on" }));
    expect(choices().workload).toMatchObject({ sessions: 10, hours: 730, concurrency: 10 });
  });

  test("shows the fleet that a workload is", async () => {
    await open();
    await userEvent.selectOptions(preset(), "Reference fleet");
    expect(screen.getByRole("textbox", { name: "Machines kept busy" })).toHaveValue("50");
    expect(screen.getByRole("textbox", { name: "Days a month" })).toHaveValue("22");
  });
});

describe("what is rarely used", () => {
  const rare = () => screen.getByRole("button", { name: /^RAM in use, snapshots/ });

  test("says what is set while it is folded away", async () => {
    expect(rare()).toHaveAccessibleName("RAM in use, snapshots, egress, IPv4, seats, GPU, OS");
    await userEvent.selectOptions(preset(), "GPU notebooks");
    expect(rare()).toHaveAccessibleName(/100 GiB of snapshots, 50 GiB egress, 10 seats, 1 GPU$/);
  });

  test("offers the GPUs that cards sell, and the systems", async () => {
    const user = userEvent.setup();
    await user.click(rare());
    await user.selectOptions(screen.getByRole("combobox", { name: "GPU type" }), "H100 (1)");
    await user.selectOptions(screen.getByRole("combobox", { name: "Operating system" }), "Windows");
    expect(choices().workload).toMatchObject({ gpuType: "H100", os: "windows" });
  });
});

test("those who end sessions earlier say what they would cost split", async () => {
  visit({
    name: "Short",
    features: { max_session_unlimited: false, max_session_h: 1 },
  });
  change({ workload: { ...defaultWorkload, hours: 2 } });
  const words = await screen.findByText(/^One provider ends sessions earlier/);
  expect(words).toHaveTextContent("Split, it would cost: Short $280.00.");
  await userEvent.click(screen.getByRole("switch", { name: "Split sessions over a limit" }));
  expect(choices().workload.splitSessions).toBe(true);
  expect(within(document.body).queryByText(/ends sessions earlier/)).toBeNull();
});
