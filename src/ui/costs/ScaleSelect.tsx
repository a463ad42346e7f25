import type { AxisScale } from "../../cost/sweep/axis";
import { Select } from "../parts/Select";

export interface ScaleSelectProps {
  label: string;
  value: AxisScale;
  onChange: (scale: AxisScale) => void;
  disabled?: boolean;
}

const options = [
  { value: "log", label: "Logarithmic" },
  { value: "linear", label: "Linear" },
] as const;

export function ScaleSelect({ label, value, onChange, disabled = false }: ScaleSelectProps) {
  return (
    <Select
      label={label}
      className="w-32"
      value={disabled ? "linear" : value}
      options={options}
      onChange={onChange}
      disabled={disabled}
    />
  );
}
