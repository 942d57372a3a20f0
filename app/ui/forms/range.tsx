import { type ComponentProps, useState } from "react";

/** A slider between its two ends. What it stands at is written beside it where script runs. */
export function Range({ unit, ...rest }: ComponentProps<"input"> & { unit?: string | undefined }) {
  const { min = 0, max = 100 } = rest;
  const [value, setValue] = useState(rest.defaultValue ?? (Number(min) + Number(max)) / 2);
  const words = (figure: unknown) => (unit ? `${figure} ${unit}` : String(figure));
  return (
    <span className="range">
      <span className="hint">{words(min)}</span>
      <input
        {...rest}
        className="grow"
        type="range"
        min={min}
        max={max}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      <span className="hint">{words(max)}</span>
      <output className="scripted" htmlFor={rest.id}>
        {words(value)}
      </output>
    </span>
  );
}
