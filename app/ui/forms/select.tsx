import type { ComponentProps } from "react";
import { groupsOf, type Option } from "./field-meta";

/** A choice of one among many options. With a placeholder, or if it is optional (`hasNone`), its first option is empty. */
export function Select({
  options,
  placeholder,
  hasNone,
  ...rest
}: ComponentProps<"select"> & {
  options: readonly Option[];
  placeholder: string | undefined;
  hasNone: boolean;
}) {
  return (
    <select {...rest}>
      {!hasNone && !placeholder ? null : <option value="">{placeholder ?? "Choose"}</option>}
      {groupsOf(options).map(([heading, some]) =>
        heading ? (
          <optgroup key={heading} label={heading}>
            {choices(some)}
          </optgroup>
        ) : (
          choices(some)
        ),
      )}
    </select>
  );
}

const choices = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
