import type { SetKey } from "./requirements";

/** Words for the values that cards write as codes; another value is shown as it is written. */
const labels: Readonly<Partial<Record<SetKey, ReadonlyMap<string, string>>>> = {
  category: new Map([
    ["agent-sandbox", "agent sandbox"],
    ["browser", "browser"],
    ["dev-environment", "development environment"],
    ["cloud-machine", "cloud machine"],
  ]),
  isolation: new Map([
    ["firecracker", "Firecracker"],
    ["cloud-hypervisor", "Cloud Hypervisor"],
    ["kvm", "KVM"],
    ["microvm", "microVM"],
    ["vm", "virtual machine"],
    ["kata", "Kata Containers"],
    ["qemu", "QEMU"],
    ["xen", "Xen"],
    ["hyper-v", "Hyper-V"],
    ["bare-metal", "bare metal"],
    ["gvisor", "gVisor"],
    ["container", "container"],
    ["v8-isolate", "V8 isolate"],
  ]),
  stage: new Map([
    ["pre-seed", "pre-seed"],
    ["seed", "seed"],
    ...["a", "b", "c", "d", "e", "f", "g"].map((round): [string, string] => [
      `series-${round}`,
      `Series ${round.toUpperCase()}`,
    ]),
  ]),
};

/** A value of a set in words, "development environment", "Series A", "gVisor". */
export const labelOf = (key: SetKey, value: string): string =>
  labels[key]?.get(value) ?? value.replaceAll("-", " ");
