import type { ReactNode } from "react";
import { formatBytes } from "~/core/format";
import { Control, type ControlProps } from "./control";
import type { FieldMeta } from "./field-meta";

export { describedBy, type FieldMeta, FirstError, type Option } from "./field-meta";

export interface FieldProps extends Omit<ControlProps, "required" | "isDescribed"> {
  label: ReactNode;
  hint?: ReactNode;
  /** Overrides the schema. */
  required?: boolean;
  grow?: boolean;
  /** Hides "(optional)", where it is obvious, as in a search, or stated nearby. */
  isFilter?: boolean;
  /** For `file`: maximum size in bytes, which the hint states. */
  maxBytes?: number;
}

/** A form field: label, control, hint and error, wired for screen readers. Every input of the product uses it. */
export function Field({ label, hint, required, grow, isFilter, maxBytes, ...rest }: FieldProps) {
  const { field, type } = rest;
  const isRequired = required ?? field.required ?? false;
  const hintText = type === "file" ? fileHint(hint, rest.accept, maxBytes) : hint;
  const isBox = type === "checkbox" || type === "switch";
  const control = <Control {...rest} required={isRequired} isDescribed={Boolean(hintText)} />;
  const goesWithoutSaying = isRequired || isFilter || type === "search" || rest.readOnly || rest.disabled;
  return (
    <div className={grow ? "field grow" : "field"}>
      {isBox ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control stands inside it
        <label className={type === "switch" ? "check switch" : "check"}>
          {control}
          <span>{label}</span>
        </label>
      ) : (
        <label htmlFor={field.id}>
          {label}
          {goesWithoutSaying ? null : <span className="optional"> (optional)</span>}
        </label>
      )}
      {hintText ? (
        <p className="hint" id={field.descriptionId}>
          {hintText}
        </p>
      ) : null}
      {isBox ? null : control}
      <FieldError field={field} needed={type === "select" ? "Choose one." : undefined} />
    </div>
  );
}

/** Adds the accepted file types and their maximum size to the hint. */
function fileHint(hint: ReactNode, accept: string | undefined, maxBytes: number | undefined) {
  if (maxBytes === undefined) return hint;
  const kinds = accept
    ?.split(",")
    .filter((kind) => kind.startsWith("."))
    .map((kind) => kind.slice(1).toUpperCase());
  const words = kinds?.length ? `${kinds.join(", ")}, at most` : "At most";
  return (
    <>
      {hint} {words} {formatBytes(maxBytes)}.
    </>
  );
}

/** Matches the message about the whole form, which the summary shows once. */
const OF_THE_FORM = /^Please fill in all required fields/;

/** The error below a field; `needed` replaces the message about the whole form. */
export function FieldError({
  field,
  needed = "This field is required.",
}: {
  field: FieldMeta;
  needed?: string | undefined;
}) {
  if (!field.errors?.length) return null;
  return (
    <p className="error" id={field.errorId}>
      {field.errors.map((error) => (OF_THE_FORM.test(error) ? needed : error)).join(" ")}
    </p>
  );
}
