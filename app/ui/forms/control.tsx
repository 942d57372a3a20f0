import { type ReactNode, useContext } from "react";
import { MONEY_PATTERN } from "~/core/money";
import { asText, describedBy, type FieldMeta, FirstError, type Option } from "./field-meta";
import { Range } from "./range";
import { Select } from "./select";
import { TextArea } from "./text-area";

type TextKind = "text" | "email" | "password" | "tel" | "url" | "search" | "money" | "number";
type TimeKind = "date" | "time" | "datetime-local" | "month";
type Kind = TextKind | TimeKind | "range" | "checkbox" | "switch" | "file" | "textarea" | "select";

export interface ControlProps {
  field: FieldMeta;
  type?: Kind;
  /** For `select`; options with a `group` are under its heading. */
  options?: readonly Option[];
  /** Values the browser suggests while the user types. */
  suggestions?: readonly string[];
  /** For a select: its first option, which means none. */
  placeholder?: string;
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | "url";
  rows?: number;
  accept?: string;
  /** For `file`: a phone opens its camera or microphone. */
  capture?: "user";
  min?: string | number;
  max?: string | number;
  step?: string | number;
  /** For `number` and `range`: the unit shown after the number. */
  unit?: string;
  required: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  isDescribed: boolean;
}

/** Browsers without a picker for these types show a text field, so it states the expected format. */
const FORMS: Partial<Record<Kind, { placeholder: string; pattern: string }>> = {
  month: { placeholder: "2026-01", pattern: "[0-9]{4}-[0-9]{2}" },
};

const MONEY = { pattern: MONEY_PATTERN, title: "Dollars and cents, e.g. 1250.50 or 1,250.50" };

const isOn = (value: unknown) => value === true || value === "on" || value === "true";

/** The input itself; `Field` puts label, hint and error around it. */
export function Control(props: ControlProps) {
  const { field, type = "text", options = [], suggestions, placeholder, unit, rows = 3 } = props;
  const { required, disabled, readOnly, isDescribed, autoComplete, inputMode, accept } = props;
  const isFirstError = useContext(FirstError) === field.name;
  const shared = {
    id: field.id,
    name: field.name,
    className: "input",
    // `required` would show the browser's own message; the server's messages are the specified ones.
    "aria-required": required || undefined,
    disabled,
    // After a failed submit, the first invalid field has the focus.
    ...(isFirstError ? { autoFocus: true } : {}),
    "aria-invalid": field.errors?.length ? true : undefined,
    "aria-describedby": describedBy(field, isDescribed),
  };
  const value = type === "password" ? undefined : asText(field.initialValue);
  const limits = {
    min: props.min ?? field.min,
    max: props.max ?? field.max,
    step: props.step ?? field.step,
  };
  switch (type) {
    case "textarea":
      return (
        <TextArea
          {...shared}
          rows={rows}
          minLength={field.minLength}
          maxLength={field.maxLength}
          placeholder={placeholder}
          readOnly={readOnly}
          defaultValue={value}
        />
      );
    case "select":
      return (
        <Select
          {...shared}
          hasNone={!required}
          options={options}
          placeholder={placeholder}
          defaultValue={value ?? ""}
        />
      );
    case "checkbox":
    case "switch":
      return (
        <input
          {...shared}
          className={undefined}
          type="checkbox"
          role={type === "switch" ? "switch" : undefined}
          defaultChecked={isOn(field.initialValue)}
        />
      );
    case "file":
      // Until a file is chosen, `required` makes the form's button look disabled (fields.css).
      return <input {...shared} required={required} type="file" accept={accept} capture={props.capture} />;
    case "range":
      return <Range {...shared} {...limits} defaultValue={value} unit={unit} />;
    case "money":
      return affixed(
        "USD",
        <input
          {...shared}
          {...MONEY}
          type="text"
          readOnly={readOnly}
          inputMode="decimal"
          defaultValue={value}
        />,
      );
  }
  const isText = type !== "number" && limits.min === undefined && limits.max === undefined;
  const listId = suggestions ? `${field.id}-list` : undefined;
  const input = (
    <>
      <input
        {...shared}
        {...(isText ? { maxLength: field.maxLength } : limits)}
        {...FORMS[type]}
        {...(type === "number" && limits.step === undefined ? { step: "any" } : {})}
        {...(placeholder ? { placeholder } : {})}
        type={type}
        list={listId}
        readOnly={readOnly}
        defaultValue={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </>
  );
  return unit ? affixed(unit, input, AFTER) : input;
}

const BEFORE = "before:start-3 [&_.input]:ps-14";
const AFTER = "before:end-9 [&_.input]:ps-3 [&_.input]:pe-20 [&_input]:pe-3";

/** Places the unit where people write it: the currency before the number, days after it. */
const affixed = (unit: string, input: ReactNode, side = BEFORE) => (
  <span
    className={`relative block before:absolute before:top-px before:text-muted before:text-s before:[content:attr(data-unit)] before:[line-height:calc(var(--spacing-touch)_-_2px)] [&_.input]:tabular ${side}`}
    data-unit={unit}
  >
    {input}
  </span>
);
