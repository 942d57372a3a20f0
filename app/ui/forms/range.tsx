import { type ComponentProps, useState } from "react";

/** A slider between two ends. With script, its value is shown next to it. */
export function Range({ unit, ...rest }: ComponentProps<"input"> & { unit?: string | undefined }) {
  const { min = 0, max = 100 } = rest;
  const [value, setValue] = useState(rest.defaultValue ?? (Number(min) + Number(max)) / 2);
  const words = (figure: unknown) => (unit ? `${figure} ${unit}` : String(figure));
  return (
    <span className="flex min-h-touch items-center gap-3">
      <span className="hint">{words(min)}</span>
      <input
        {...rest}
        className="m-0 h-touch min-w-0 flex-1 accent-brand"
        type="range"
        min={min}
        max={max}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      <span className="hint">{words(max)}</span>
      <output className="min-w-16 text-end weight-600 tabular noscript:hidden" htmlFor={rest.id}>
        {words(value)}
      </output>
    </span>
  );
}
