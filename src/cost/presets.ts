import { choiceFields, defaultWorkload, numberFields, type Workload } from "./workload";

/** A workload worth starting from, by name (product.md, "Workload"). */
export interface WorkloadPreset {
  readonly key: string;
  readonly label: string;
  readonly about: string;
  readonly workload: Workload;
}

const preset = (
  key: string,
  label: string,
  about: string,
  own: Partial<Workload>,
): WorkloadPreset => ({ key, label, about, workload: { ...defaultWorkload, ...own } });

/** The named presets, in the order of the menu. Every workload is whole: choosing one sets all fields. */
export const workloadPresets: readonly WorkloadPreset[] = [
  preset(
    "code-interpreter",
    "Code interpreter",
    "Many one-minute runs of small snippets, started by a chat.",
    {
      vcpu: 1,
      ramGib: 2,
      diskGib: 5,
      sessions: 100_000,
      hours: 1 / 60,
      cpuActive: 0.2,
      concurrency: 20,
      egressGib: 20,
    },
  ),
  preset(
    "coding-agent",
    "Coding agent",
    "30-minute sessions at 4 vCPU and 8 GiB that clone, build and test.",
    {
      vcpu: 4,
      ramGib: 8,
      diskGib: 20,
      sessions: 5000,
      hours: 0.5,
      cpuActive: 0.25,
      concurrency: 40,
      snapshotGib: 20,
      egressGib: 50,
    },
  ),
  preset(
    "assistants",
    "Long-lived assistants",
    "200 assistants, each awake 2 hours a day and paused with its state kept for the other 22.",
    {
      vcpu: 2,
      ramGib: 4,
      diskGib: 10,
      sessions: 6000,
      hours: 2,
      cpuActive: 0.1,
      ramActive: 0.6,
      concurrency: 40,
      pausedHours: 22,
      egressGib: 100,
    },
  ),
  preset(
    "browser-agents",
    "Browser agents",
    "10-minute sessions that drive a browser; pages make for traffic.",
    {
      vcpu: 2,
      ramGib: 4,
      diskGib: 10,
      sessions: 20_000,
      hours: 1 / 6,
      cpuActive: 0.4,
      concurrency: 50,
      egressGib: 400,
    },
  ),
  preset(
    "rollouts",
    "Reinforcement-learning rollouts",
    "200,000 five-minute rollouts in bursts of 2,000 at once, busy while they run.",
    {
      vcpu: 1,
      ramGib: 2,
      diskGib: 10,
      sessions: 200_000,
      hours: 1 / 12,
      cpuActive: 0.6,
      concurrency: 2000,
    },
  ),
  preset("gpu-notebooks", "GPU notebooks", "10 people with a GPU each for 4 hours a working day.", {
    vcpu: 8,
    ramGib: 32,
    diskGib: 100,
    sessions: 220,
    hours: 4,
    cpuActive: 0.3,
    concurrency: 10,
    snapshotGib: 100,
    egressGib: 50,
    seats: 10,
    gpuCount: 1,
  }),
  preset(
    "reference-fleet",
    "Reference fleet",
    "50 machines of 4 vCPU and 8 GiB, 8 hours on each of 22 working days.",
    {
      vcpu: 4,
      ramGib: 8,
      sessions: 1100,
      hours: 8,
      cpuActive: 0.3,
      concurrency: 50,
      snapshotGib: 50,
      egressGib: 100,
    },
  ),
];

/** Whether two workloads ask for the same, field by field. */
export const sameWorkload = (a: Workload, b: Workload): boolean =>
  numberFields.every(({ key }) => a[key] === b[key]) &&
  choiceFields.every(({ key }) => a[key] === b[key]);

/** The preset that a workload is, to the last field; null where it is none. */
export const presetOf = (workload: Workload): WorkloadPreset | null =>
  workloadPresets.find((entry) => sameWorkload(entry.workload, workload)) ?? null;
