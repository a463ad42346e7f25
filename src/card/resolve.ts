import { type Fact, factAnd, factIf, factOr } from "./fact";
import { type Facts, factOf, factsFrom } from "./facts";
import { type FeatureKey, features, findFeature } from "./features";
import { overlayNetwork } from "./overlay";
import { mergedRaw, rawFact, rawNumber, rawText, saysNothing, states } from "./raw";
import type { CardCore, Mode, Plan, RawFacts } from "./schema";

/** What facts are resolved from, besides the raw ones. */
interface Context {
  readonly raw: RawFacts;
  readonly perf: CardCore["perf"];
  /** `network.internet.default`, overlaid; null where unknown. */
  readonly internet: string | null;
  /** Raw `secret_proxy` of each layer that counts for `secret_proxy_any`. */
  readonly secretProxies: readonly Fact[];
}

const machines = new Set([
  "firecracker",
  "cloud-hypervisor",
  "kvm",
  "microvm",
  "vm",
  "kata",
  "qemu",
  "xen",
  "hyper-v",
  "bare-metal",
]);
const sharedKernels = new Set(["gvisor", "container", "v8-isolate"]);

function isMachine(isolation: string | null): Fact {
  if (isolation === null) return null;
  if (machines.has(isolation)) return true;
  return sharedKernels.has(isolation) ? false : null;
}

const textIs = (text: string | null, ...wanted: readonly string[]): Fact =>
  text === null ? null : wanted.includes(text);

const snapshotAny = ({ raw }: Context): Fact => textIs(rawText(raw, "snapshot"), "disk", "mem");
const vmIsolation = ({ raw }: Context): Fact => isMachine(rawText(raw, "isolation"));
const ownKernel =
  (key: FeatureKey) =>
  (context: Context): Fact =>
    rawFact(context.raw, key) ?? factAnd(vmIsolation(context), rawFact(context.raw, "root"));

/** Facts that are derived; any other is the raw fact of the same name (card-format.md). */
const rules: ReadonlyMap<FeatureKey, (context: Context) => Fact> = new Map([
  ["snapshot_any", snapshotAny],
  ["snapshot_mem", ({ raw }) => textIs(rawText(raw, "snapshot"), "mem")],
  ["image_snapshot", (c) => rawFact(c.raw, "image_snapshot") ?? snapshotAny(c)],
  [
    "volumes",
    ({ raw }) =>
      rawFact(raw, "volumes") ??
      factOr(rawFact(raw, "volume_attach"), rawFact(raw, "volume_shared")),
  ],
  [
    "long_sessions",
    ({ raw }) =>
      rawFact(raw, "max_session_unlimited") ||
      factIf(rawNumber(raw, "max_session_h"), (hours) => hours >= 24),
  ],
  ["vm_isolation", vmIsolation],
  ["strong_isolation", (c) => rawText(c.raw, "isolation") === "gvisor" || vmIsolation(c)],
  [
    "browser_and_desktop",
    ({ raw }) =>
      factAnd(rawFact(raw, "browser"), rawFact(raw, "desktop"), rawFact(raw, "computer_use")),
  ],
  ["guest_firewall", ownKernel("guest_firewall")],
  ["fuse", ownKernel("fuse")],
  ["kernel_features", ownKernel("kernel_features")],
  ["open_internet", (c) => rawFact(c.raw, "open_internet") ?? textIs(c.internet, "full")],
  [
    "residential_ip",
    ({ raw }) =>
      rawFact(raw, "residential_ip") ?? textIs(rawText(raw, "egress_ip_type"), "residential"),
  ],
  ["secret_proxy_any", (c) => factOr(...c.secretProxies)],
  ["fast_boot", ({ perf }) => factIf(perf.cold_start_ms, (ms) => ms <= 1000)],
  ["burst", ({ perf }) => factIf(perf.burst_tti_ms, (ms) => ms <= 5000)],
] satisfies [FeatureKey, (context: Context) => Fact][]);

const resolvers = features.map(
  ({ key }) => rules.get(key) ?? (({ raw }: Context): Fact => rawFact(raw, key)),
);

const resolve = (context: Context): Facts => resolvers.map((resolver) => resolver(context));

function resolveIn(card: CardCore, mode: Mode, plan: Plan | null): Facts {
  const raw = mergedRaw(card, mode, plan);
  return resolve({
    raw,
    perf: card.perf,
    internet: overlayNetwork(card, mode, plan).values.internet_default,
    secretProxies: [rawFact(raw, "secret_proxy")],
  });
}

const modeCache = new WeakMap<CardCore, WeakMap<Mode, Facts>>();

/** Facts in a mode, without a plan (cost-model.md, "Facts of an offer"). */
export function modeFacts(card: CardCore, mode: Mode): Facts {
  const ofCard = modeCache.get(card) ?? new WeakMap<Mode, Facts>();
  modeCache.set(card, ofCard);
  const known = ofCard.get(mode) ?? resolveIn(card, mode, null);
  ofCard.set(mode, known);
  return known;
}

/**
 * Facts of an offer: a mode under a plan (null: the nameless plan). A plan that says nothing of
 * features, internet or sessions shares the facts of its mode, the same array.
 */
export function offerFacts(card: CardCore, mode: Mode, plan: Plan | null): Facts {
  if (plan === null) return modeFacts(card, mode);
  const own = !saysNothing(plan.features) || plan.network?.internet !== undefined;
  const facts = own ? resolveIn(card, mode, plan) : modeFacts(card, mode);
  const cutsSessions = plan.max_session_h !== null && plan.max_session_h < 24;
  if (!cutsSessions || factOf(facts, "long_sessions") === false) return facts;
  return facts.with(longSessions, false);
}

const longSessions = findFeature("long_sessions")?.index ?? 0;

/** Facts at card level as its raw facts give them, before any mode or plan. */
export function derivedFacts(card: CardCore): Facts {
  const raw = mergedRaw(card, null, null);
  const modes = card.modes.filter((mode) => states(mode.features, "secret_proxy"));
  return resolve({
    raw,
    perf: card.perf,
    internet: overlayNetwork(card, null, null).values.internet_default,
    secretProxies: [raw, ...modes.map((mode) => mode.features)].map((facts) =>
      rawFact(facts, "secret_proxy"),
    ),
  });
}

/**
 * Facts at card level as `features_resolved` states them, which count for the matrix and filters;
 * a key that it lacks has its derived value.
 */
export function statedFacts(card: CardCore): Facts {
  const derived = derivedFacts(card);
  return factsFrom((key) => {
    const stated = card.features_resolved[key];
    return stated === undefined ? factOf(derived, key) : stated;
  });
}
