import { createContext, type ReactNode, useContext } from "react";

/** What a field needs of Conform's metadata. */
export interface FieldMeta {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  initialValue?: unknown;
  required?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

export interface Option {
  value: string;
  label: string;
}

/** Name of the first field with an error: it is the one that gets the focus. */
export const FirstError = createContext<string | undefined>(undefined);

type Kind =
  | "text"
  | "email"
  | "password"
  | "tel"
  | "url"
  | "search"
  | "number"
  | "date"
  | "file"
  | "textarea"
  | "select";

export interface FieldProps {
  field: FieldMeta;
  label: ReactNode;
  hint?: ReactNode;
  type?: Kind;
  /** For `select`. */
  options?: readonly Option[];
  /** First choice of a select, which stands for none. */
  placeholder?: string;
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "email" | "tel" | "url";
  rows?: number;
  accept?: string;
  /** Overrides what the schema says. */
  required?: boolean;
  grow?: boolean;
  /** Part of a search: that it may be left out goes without saying. */
  isFilter?: boolean;
}

const asText = (value: unknown) => (value === undefined || value === null ? undefined : String(value));

/** The field: label, control, hint and error, wired for screen readers. Every input of the product is one of these. */
export function Field(props: FieldProps) {
  const { field, label, hint, type = "text", grow, isFilter } = props;
  const required = props.required ?? field.required ?? false;
  return (
    <div className={grow ? "field grow" : "field"}>
      <label htmlFor={field.id}>
        {label}
        {required || isFilter || type === "search" ? null : <span className="optional"> (optional)</span>}
      </label>
      {hint ? (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
      <Control {...props} type={type} required={required} />
      <FieldError field={field} />
    </div>
  );
}

export function FieldError({ field }: { field: FieldMeta }) {
  if (!field.errors?.length) return null;
  return (
    <p className="error" id={field.errorId}>
      {field.errors.join(" ")}
    </p>
  );
}

/** `aria-describedby` of a field: its hint, and its error when it has one. */
export const describedBy = (field: FieldMeta, hint: unknown) =>
  [hint ? field.descriptionId : "", field.errors?.length ? field.errorId : ""].filter(Boolean).join(" ") ||
  undefined;

function Control({ field, hint, type, options, placeholder, required, rows = 3, ...rest }: FieldProps) {
  const isFirstError = useContext(FirstError) === field.name;
  const { autoComplete, inputMode, accept } = rest;
  const shared = {
    id: field.id,
    name: field.name,
    className: "input",
    required,
    // The first field that needs mending has the focus when the page comes back.
    ...(isFirstError ? { autoFocus: true } : {}),
    "aria-invalid": field.errors?.length ? true : undefined,
    "aria-describedby": describedBy(field, hint),
  };
  const value = type === "password" ? undefined : asText(field.initialValue);
  if (type === "textarea")
    return (
      <textarea
        {...shared}
        rows={rows}
        maxLength={field.maxLength}
        placeholder={placeholder}
        defaultValue={value}
      />
    );
  if (type === "select")
    return (
      <select {...shared} defaultValue={value ?? ""}>
        {required ? null : <option value="">{placeholder ?? "Choose"}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  const typed =
    type === "file"
      ? { accept }
      : { maxLength: type === "number" ? undefined : field.maxLength, defaultValue: value };
  return (
    <input
      {...shared}
      {...typed}
      type={type}
      placeholder={placeholder}
      autoComplete={autoComplete}
      inputMode={inputMode}
    />
  );
}
