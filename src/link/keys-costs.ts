import type { Axis, AxisScale } from "../cost/sweep/axis";
import { numberField, numberFields } from "../cost/workload";
import { type Choices, costViews, curveLines, curveSpans } from "./choices";
import { type LinkKey, single } from "./key";
import { cardId, oneOf, parserOf } from "./parsers";

const axis = parserOf<Axis>(
  (text) => {
    const slash = text.indexOf("/");
    if (slash > 0 && slash < text.length - 1) {
      return {
        value: { kind: "knob", cardId: text.slice(0, slash), knobId: text.slice(slash + 1) },
      };
    }
    const field = numberFields.find(({ name }) => name === text);
    return field === undefined
      ? { problem: "is neither a field of the workload nor a card’s knob" }
      : { value: { kind: "field", field: field.key } };
  },
  (value) =>
    value.kind === "field" ? numberField(value.field).name : `${value.cardId}/${value.knobId}`,
);

const scales = oneOf<AxisScale>(["linear", "log"]);

const axisKey = (key: string, label: string, field: "curveAxis" | "mapX" | "mapY"): LinkKey =>
  single({
    key,
    label,
    parser: axis,
    get: (choices) => choices[field],
    set: (choices, value): Choices => ({ ...choices, [field]: value }),
  });

const scaleKey = (key: string, label: string, field: "curveScaleX" | "curveScaleY"): LinkKey =>
  single({
    key,
    label,
    parser: scales,
    get: (choices) => choices[field],
    set: (choices, value): Choices => ({ ...choices, [field]: value }),
  });

/** What the costs view shows. */
export const costKeys: readonly LinkKey[] = [
  single({
    key: "chart",
    label: "Chart",
    parser: oneOf(costViews),
    get: ({ costView }) => costView,
    set: (choices, costView): Choices => ({ ...choices, costView }),
  }),
  axisKey("curve", "Axis of the curves", "curveAxis"),
  scaleKey("curve_x", "Scale across", "curveScaleX"),
  scaleKey("curve_y", "Scale upwards", "curveScaleY"),
  single({
    key: "curve_lines",
    label: "Lines of the curves",
    parser: oneOf(curveLines),
    get: (choices) => choices.curveLines,
    set: (choices, lines): Choices => ({ ...choices, curveLines: lines }),
  }),
  single({
    key: "curve_span",
    label: "Span of the curves",
    parser: oneOf(curveSpans),
    get: (choices) => choices.curveSpan,
    set: (choices, span): Choices => ({ ...choices, curveSpan: span }),
  }),
  axisKey("map_x", "Axis across the map", "mapX"),
  axisKey("map_y", "Axis up the map", "mapY"),
  single({
    key: "against",
    label: "Compared with",
    parser: cardId,
    get: ({ against }) => against,
    set: (choices, against): Choices => ({ ...choices, against }),
  }),
];
