import { expect, test } from "vitest";
import { findings, findingsOf } from "../../../src/card/findings";
import { aKnob, aMode, type Json, theCard } from "../../support/builders";
import { shippedCard, shippedIds } from "../../support/shipped";

const found = (own: Json) =>
  findings(theCard(own)).map(({ path, message }) => `${path} ${message}`);

test("a card in order has none", () => {
  expect(findings(theCard({ company: { id: "acme" }, knobs: [aKnob({ default: 1 })] }))).toEqual(
    [],
  );
});

test.each(shippedIds)("the shipped card %s has none", (id) => {
  expect(findings(shippedCard(id))).toEqual([]);
});

test("a stated fact that differs from the derived one is named with both values", () => {
  const card = theCard({
    features: { ssh: true, root: null },
    features_resolved: { ssh: null, root: false, sso: null, laser: true },
  });
  const all = findings(card);
  expect(all.map(({ kind, key }) => [kind, key])).toEqual([
    ["stated_fact", "root"],
    ["stated_fact", "ssh"],
  ]);
  expect(findingsOf(all, "ssh")).toEqual([
    {
      kind: "stated_fact",
      path: "features_resolved.ssh",
      key: "ssh",
      message: "states unknown for SSH, but the raw facts give yes; the stated value counts",
    },
  ]);
});

test("names that lead nowhere", () => {
  expect(
    found({
      modes: [aMode({ plans: ["Pay as you go", "Gold"] })],
      knobs: [aKnob({ modes: ["main", "turbo"] })],
    }),
  ).toEqual([
    'modes[0].plans[1] names the plan "Gold", which the card does not have',
    'knobs[0].modes[1] names the mode "turbo", which the card does not have',
  ]);
});

test("a knob of an effect that the cost model does not know", () => {
  expect(found({ knobs: [aKnob({ effect: "mood" })] })).toEqual([
    'knobs[0].effect is "mood", which the cost model does not know; the knob is not applied',
  ]);
});

test("a default that the knob can't have", () => {
  const options = [{ value: 1, label: "One" }];
  expect(found({ knobs: [aKnob({ default: 11 })] })).toEqual([
    "knobs[0].default is 11, outside 0 to 10",
  ]);
  expect(found({ knobs: [aKnob({ default: -1, max: null })] })).toEqual([
    "knobs[0].default is -1, outside 0 to …",
  ]);
  expect(found({ knobs: [aKnob({ kind: "select", options, default: 2 })] })).toEqual([
    "knobs[0].default is 2, which is not among the options",
  ]);
  expect(found({ knobs: [aKnob({ kind: "select", options, default: 1 })] })).toEqual([]);
  expect(found({ knobs: [aKnob({ kind: "toggle", default: true })] })).toEqual([]);
});

test("the company's id is another", () => {
  expect(found({ company: { id: "ajax" } })).toEqual([
    'company.id is "ajax", but the card\'s id is "acme"',
  ]);
});

test("evidence that says otherwise than the raw fact", () => {
  expect(
    found({
      features: { ssh: false, root: true, max_session_h: null, sso: null },
      modes: [aMode({ features: { gpu: true } })],
      feature_evidence: {
        ssh: { value: true },
        root: { value: true },
        sso: { value: false },
        gpu: { value: true },
        hipaa: { value: null },
        max_session_h: { value: "none" },
        snapshot: { value: "disk" },
      },
    }),
  ).toEqual([
    "feature_evidence.ssh.value says yes for SSH, but the raw fact is no",
    "feature_evidence.sso.value says no for SSO, but the raw fact is unknown",
  ]);
});
