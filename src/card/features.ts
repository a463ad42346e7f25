/**
 * The feature registry: the 85 resolved facts in their groups (product.md, "Feature groups of the
 * matrix"). Matrix columns, requirements, filters, exports and the command line all follow from
 * these entries; a new feature is one line here and, if it is derived, one rule in resolve.ts.
 */
export const featureGroups = [
  {
    key: "lifecycle",
    label: "Snapshots and lifecycle",
    features: [
      {
        key: "snapshot_any",
        label: "Snapshots",
        about: "State can be saved and started again later: disk, or disk and memory.",
      },
      {
        key: "snapshot_mem",
        label: "Memory snapshots",
        about: "A snapshot keeps running processes and memory, not the disk alone.",
      },
      {
        key: "snapshot_auto",
        label: "Automatic snapshots",
        about: "A snapshot is taken without being asked for, for example on stop.",
      },
      {
        key: "snapshot_on_demand",
        label: "Snapshots on demand",
        about: "A snapshot can be taken by a call at any time.",
      },
      { key: "fork", label: "Fork", about: "One sandbox can be copied into several." },
      {
        key: "fork_running",
        label: "Fork while running",
        about: "A copy can be made without stopping the original.",
      },
      {
        key: "memory_snapshot_fork",
        label: "Fork from memory",
        about: "New sandboxes can start from a snapshot that holds memory.",
      },
      {
        key: "pause_resume",
        label: "Pause and resume",
        about: "A sandbox can be paused and resumed with its state kept.",
      },
      { key: "persistent_disk", label: "Persistent disk", about: "The disk outlives a stop." },
      {
        key: "whole_disk",
        label: "Whole disk persists",
        about: "The whole root disk is kept, not some folders of it.",
      },
      {
        key: "persist_scope",
        label: "Chosen folders persist",
        about: "What persists can be limited to chosen folders.",
      },
      {
        key: "volumes",
        label: "Volumes",
        about: "Storage of its own life can be attached or shared.",
      },
      {
        key: "volume_attach",
        label: "Attachable volumes",
        about: "A volume can be attached to a sandbox.",
      },
      {
        key: "volume_shared",
        label: "Shared volumes",
        about: "A volume can be used by several sandboxes at once.",
      },
      {
        key: "auto_stop_idle",
        label: "Stops when idle",
        about: "An idle sandbox is stopped or paused by the provider.",
      },
      {
        key: "wake_on_request",
        label: "Wakes on request",
        about: "A stopped sandbox starts again when a request comes in.",
      },
      {
        key: "long_sessions",
        label: "Sessions ≥ 24 h",
        about: "One session may last a day or longer.",
      },
      {
        key: "live_resize",
        label: "Live resize",
        about: "vCPU or RAM can be changed while it runs.",
      },
      {
        key: "scheduled_wakeups",
        label: "Scheduled wake-ups",
        about: "A sandbox can be started on a schedule.",
      },
      {
        key: "fast_boot",
        label: "Cold start ≤ 1 s",
        about: "Measured cold start of at most one second.",
      },
      {
        key: "burst",
        label: "Burst start ≤ 5 s",
        about: "Measured start of many at once within five seconds.",
      },
    ],
  },
  {
    key: "machine",
    label: "Images and machine",
    features: [
      {
        key: "custom_image",
        label: "Custom image",
        about: "The file system can be prepared in advance.",
      },
      {
        key: "image_snapshot",
        label: "Image from snapshot",
        about: "A prepared sandbox can serve as the image of new ones.",
      },
      { key: "image_oci", label: "OCI images", about: "Starts from a container image." },
      {
        key: "docker_inside",
        label: "Docker inside",
        about: "A Docker engine runs inside the sandbox.",
      },
      { key: "root", label: "Root", about: "Code may run as root." },
      { key: "systemd", label: "systemd", about: "systemd runs as the init system." },
      { key: "fuse", label: "FUSE", about: "FUSE file systems can be mounted." },
      {
        key: "kernel_features",
        label: "Kernel features",
        about: "Modules, eBPF or sysctls of an own kernel can be used.",
      },
      {
        key: "nested_virt",
        label: "Nested virtualisation",
        about: "Virtual machines run inside the sandbox.",
      },
      { key: "sidecar", label: "Sidecars", about: "Helper containers run beside the main one." },
    ],
  },
  {
    key: "isolation",
    label: "Isolation",
    features: [
      {
        key: "vm_isolation",
        label: "VM isolation",
        about: "Each sandbox is a virtual machine or a machine of its own.",
      },
      {
        key: "strong_isolation",
        label: "Strong isolation",
        about: "A virtual machine or gVisor separates tenants.",
      },
      {
        key: "guest_firewall",
        label: "Firewall in guest",
        about: "iptables or nftables work inside the sandbox.",
      },
    ],
  },
  {
    key: "agent",
    label: "Agent surface",
    features: [
      { key: "browser", label: "Browser", about: "A browser is part of the product." },
      { key: "desktop", label: "Desktop", about: "A graphical desktop is part of the product." },
      {
        key: "computer_use",
        label: "Computer use API",
        about: "Screenshots, clicks and keys by API.",
      },
      {
        key: "browser_control",
        label: "Browser control",
        about: "The browser can be driven by API or DevTools protocol.",
      },
      {
        key: "desktop_control",
        label: "Desktop control",
        about: "The desktop can be driven by API.",
      },
      {
        key: "browser_and_desktop",
        label: "Browser and desktop",
        about: "Browser, desktop and computer use together.",
      },
      {
        key: "code_interpreter",
        label: "Code interpreter",
        about: "Code runs by API with results and state kept between calls.",
      },
      {
        key: "anti_bot",
        label: "Anti-bot measures",
        about: "The browser is made to pass bot detection.",
      },
      {
        key: "captcha_solving",
        label: "CAPTCHA solving",
        about: "CAPTCHAs are solved by the product.",
      },
      {
        key: "residential_ip",
        label: "Residential IP",
        about: "Traffic can leave from residential addresses.",
      },
      {
        key: "agent_harnesses",
        label: "Agent harnesses",
        about: "Coding agents come preinstalled or as templates.",
      },
      {
        key: "harness_api",
        label: "Harness API",
        about: "A coding agent inside can be prompted by API.",
      },
      {
        key: "own_agent_api",
        label: "Provider’s own agent",
        about: "The provider sells an agent of its own by API.",
      },
      {
        key: "mcp_server",
        label: "MCP server",
        about: "The provider runs an MCP server for its product.",
      },
    ],
  },
  {
    key: "network",
    label: "Network",
    features: [
      { key: "ssh", label: "SSH", about: "SSH into the sandbox." },
      {
        key: "inbound_https",
        label: "Inbound HTTPS",
        about: "A port can be reached by an HTTPS address.",
      },
      {
        key: "ingress_rules",
        label: "Ingress rules",
        about: "Who may reach the sandbox can be restricted.",
      },
      {
        key: "custom_domain",
        label: "Custom domain",
        about: "Own domain names for inbound addresses.",
      },
      {
        key: "raw_tcp_inbound",
        label: "Inbound TCP",
        about: "Raw TCP reaches the sandbox from outside.",
      },
      { key: "public_ipv4", label: "Public IPv4", about: "A public IPv4 address of its own." },
      {
        key: "open_internet",
        label: "Open internet",
        about: "Outgoing traffic is open by default.",
      },
      {
        key: "egress_allowlist",
        label: "Egress allowlist",
        about: "Outgoing traffic can be limited to listed hosts.",
      },
      {
        key: "egress_http_rules",
        label: "Egress HTTP rules",
        about: "Outgoing requests can be limited by method or path.",
      },
      {
        key: "static_egress_ip",
        label: "Static egress IP",
        about: "Outgoing traffic comes from a fixed address.",
      },
      {
        key: "private_network",
        label: "Private network",
        about: "Sandboxes join a private network or peer with one.",
      },
      { key: "webhooks", label: "Webhooks", about: "Lifecycle events are sent to an address." },
    ],
  },
  {
    key: "governance",
    label: "Secrets and governance",
    features: [
      {
        key: "credential_injection",
        label: "Credential injection",
        about: "Secrets are handed to the sandbox by the platform.",
      },
      {
        key: "secret_proxy",
        label: "Secret proxy",
        about: "A proxy adds secrets to requests, so that code inside never sees them.",
      },
      {
        key: "secret_proxy_any",
        label: "Secret proxy in any mode",
        about: "A secret proxy exists in at least one mode.",
      },
      {
        key: "scoped_api_keys",
        label: "Scoped API keys",
        about: "API keys can be limited in what they may do.",
      },
      { key: "audit_logs", label: "Audit logs", about: "Who did what is logged and can be read." },
      { key: "spend_limits", label: "Spend limits", about: "Spending can be capped." },
      { key: "usage_api", label: "Usage API", about: "Usage can be read by API." },
      { key: "sso", label: "SSO", about: "Single sign-on for the team." },
      { key: "soc2", label: "SOC 2", about: "A SOC 2 report exists." },
      { key: "hipaa", label: "HIPAA", about: "A business associate agreement is offered." },
      {
        key: "eu_data_residency",
        label: "EU data residency",
        about: "Sandboxes and their data can be kept in the EU.",
      },
      {
        key: "zero_data_retention",
        label: "Zero data retention",
        about: "Nothing of a run is retained.",
      },
    ],
  },
  {
    key: "deployment",
    label: "Deployment",
    features: [
      { key: "self_host", label: "Self-hosted", about: "The product can be run on own machines." },
      {
        key: "byoc",
        label: "Own cloud account",
        about: "The provider runs it in the customer’s cloud account.",
      },
      { key: "open_source", label: "Open source", about: "The sandbox product is open source." },
    ],
  },
  {
    key: "hardware",
    label: "Hardware and systems",
    features: [
      { key: "gpu", label: "GPU", about: "Sandboxes can have GPUs." },
      { key: "gpu_desktop", label: "GPU desktop", about: "A desktop drawn by a GPU." },
      { key: "arm64", label: "Arm64", about: "Arm machines are offered." },
      { key: "windows", label: "Windows", about: "Windows runs." },
      { key: "macos", label: "macOS", about: "macOS runs." },
    ],
  },
  {
    key: "sdks",
    label: "SDKs",
    features: [
      { key: "lang_python", label: "Python SDK", about: "An SDK for Python." },
      { key: "lang_node", label: "JavaScript SDK", about: "An SDK for JavaScript or TypeScript." },
      { key: "lang_go", label: "Go SDK", about: "An SDK for Go." },
      { key: "lang_rust", label: "Rust SDK", about: "An SDK for Rust." },
      { key: "lang_java", label: "Java SDK", about: "An SDK for Java." },
    ],
  },
] as const;

type FeatureGroupEntry = (typeof featureGroups)[number];

/** Key of a resolved fact, for example `snapshot_mem`; the same in cards, links and exports. */
export type FeatureKey = FeatureGroupEntry["features"][number]["key"];
export type FeatureGroupKey = FeatureGroupEntry["key"];

export interface Feature {
  readonly key: FeatureKey;
  readonly label: string;
  readonly about: string;
  readonly group: FeatureGroupKey;
  /** Place in the registry; compiled facts are stored by it. */
  readonly index: number;
}

/** All features, in the order of the registry. */
export const features: readonly Feature[] = featureGroups
  .flatMap((group) => group.features.map((feature) => ({ ...feature, group: group.key })))
  .map((feature, index) => ({ ...feature, index }));

export const featureKeys: readonly FeatureKey[] = features.map((feature) => feature.key);

const byKey: ReadonlyMap<string, Feature> = new Map(features.map((f) => [f.key, f]));

/** The feature of a key, or undefined where no feature has it (a foreign link, an older card). */
export const findFeature = (key: string): Feature | undefined => byKey.get(key);

export const isFeatureKey = (key: string): key is FeatureKey => byKey.has(key);

/** Label of a feature, "Memory snapshots"; the key itself where no feature has it. */
export const featureLabel = (key: string): string => byKey.get(key)?.label ?? key;
