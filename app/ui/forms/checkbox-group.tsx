import { type ReactNode, useContext } from "react";
import { describedBy, FieldError, type FieldMeta, FirstError, type Option } from "./field";

interface GroupProps {
  field: FieldMeta;
  legend: ReactNode;
  options: readonly Option[];
  hint?: ReactNode;
  /** Folds a long list away until it is wanted; what is chosen already stands above the fold. */
  fold?: boolean;
}

const chosenIn = (value: unknown) => new Set(([] as unknown[]).concat(value ?? []).map(String));

/** Many of many: a fieldset of checkboxes. */
export function CheckboxGroup({ field, legend, options, hint, fold }: GroupProps) {
  const chosen = chosenIn(field.initialValue);
  const up = fold ? options.filter(({ value }) => chosen.has(value)) : options;
  const folded = fold ? options.filter(({ value }) => !chosen.has(value)) : [];
  const firstValue = (up[0] ?? folded[0])?.value;
  const isFirstError = useContext(FirstError) === field.name;
  const boxes = (some: readonly Option[]) => (
    <div className="checks">
      {some.map(({ value, label }) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            name={field.name}
            value={value}
            id={value === firstValue ? field.id : undefined}
            defaultChecked={chosen.has(value)}
            {...(isFirstError && value === firstValue ? { autoFocus: true } : {})}
          />
          {label}
        </label>
      ))}
    </div>
  );
  return (
    <fieldset className="field" aria-describedby={describedBy(field, hint)}>
      <legend>
        {legend}
        {field.required ? null : <span className="optional"> (optional)</span>}
      </legend>
      {hint ? (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
      {up.length > 0 ? boxes(up) : null}
      {folded.length > 0 ? (
        <details className="fold" open={Boolean(field.errors?.length)}>
          <summary>{up.length > 0 ? "Choose more" : "Choose from the list"}</summary>
          {boxes(folded)}
        </details>
      ) : null}
      <FieldError field={field} />
    </fieldset>
  );
}

interface RadioOption extends Option {
  hint?: ReactNode;
}

/** One of a few, each with a word of explanation. */
export function RadioGroup({
  field,
  legend,
  options,
  hint,
}: Omit<GroupProps, "options" | "fold"> & { options: readonly RadioOption[] }) {
  const chosen = field.initialValue === undefined ? options[0]?.value : String(field.initialValue);
  return (
    <fieldset className="field" aria-describedby={describedBy(field, hint)}>
      <legend>{legend}</legend>
      {hint ? (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
      {options.map((option, at) => (
        <label className="check" key={option.value}>
          <input
            type="radio"
            name={field.name}
            value={option.value}
            id={at === 0 ? field.id : `${field.id}-${option.value}`}
            defaultChecked={option.value === chosen}
          />
          <span>
            {option.label}
            {option.hint ? <span className="hint"> {option.hint}</span> : null}
          </span>
        </label>
      ))}
      <FieldError field={field} />
    </fieldset>
  );
}
