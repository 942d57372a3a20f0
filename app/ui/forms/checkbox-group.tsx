import { type ReactNode, useContext } from "react";
import { describedBy, FieldError, type FieldMeta, FirstError, type Option } from "./field";

interface GroupProps {
  field: FieldMeta;
  legend: ReactNode;
  options: readonly Option[];
  hint?: ReactNode;
  /** Folds a long list away until it is wanted; it is open when something in it is chosen or wrong. */
  fold?: boolean;
}

const chosenIn = (value: unknown) => new Set(([] as unknown[]).concat(value ?? []).map(String));

/** Many of many: a fieldset of checkboxes. */
export function CheckboxGroup({ field, legend, options, hint, fold }: GroupProps) {
  const chosen = chosenIn(field.initialValue);
  const isFirstError = useContext(FirstError) === field.name;
  const boxes = (
    <div className="checks">
      {options.map(({ value, label }, at) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            name={field.name}
            value={value}
            id={at === 0 ? field.id : undefined}
            defaultChecked={chosen.has(value)}
            {...(isFirstError && at === 0 ? { autoFocus: true } : {})}
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
      {fold ? (
        <details className="fold" open={chosen.size > 0 || Boolean(field.errors?.length)}>
          <summary>{chosen.size > 0 ? `${chosen.size} chosen` : "Choose from the list"}</summary>
          {boxes}
        </details>
      ) : (
        boxes
      )}
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
