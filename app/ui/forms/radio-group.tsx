import type { ReactNode } from "react";
import { describedBy, FieldError, type FieldMeta, type Option } from "./field";

interface RadioOption extends Option {
  hint?: ReactNode;
}

/** A choice of one among a few options, each with a short explanation. */
export function RadioGroup({
  field,
  legend,
  options,
  hint,
  required,
}: {
  field: FieldMeta;
  legend: ReactNode;
  options: readonly RadioOption[];
  hint?: ReactNode;
  required?: boolean;
}) {
  const chosen = field.initialValue === undefined ? options[0]?.value : String(field.initialValue);
  return (
    <fieldset
      className="field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it here, and a single radio can't be required
      role="radiogroup"
      aria-required={required || undefined}
      aria-describedby={describedBy(field, hint)}
    >
      <legend>{legend}</legend>
      {hint ? (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
      {options.map((option, index) => (
        <label className="check" key={option.value}>
          <input
            type="radio"
            name={field.name}
            value={option.value}
            id={index === 0 ? field.id : `${field.id}-${option.value}`}
            defaultChecked={option.value === chosen}
          />
          <span>
            {option.label}
            {option.hint ? <span className="hint"> {option.hint}</span> : null}
          </span>
        </label>
      ))}
      <FieldError field={field} needed="Choose one." />
    </fieldset>
  );
}
