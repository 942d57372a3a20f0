import { createContext } from "react";

/** The part of Conform's metadata that a field needs. */
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
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: string | number | undefined;
  pattern?: string | undefined;
}

export interface Option {
  value: string;
  label: string;
  /** The heading above the option. */
  group?: string;
  /** Alternative spellings that search also matches. */
  also?: string;
}

/** Name of the first field with an error, which gets the focus. */
export const FirstError = createContext<string | undefined>(undefined);

/** Returns `aria-describedby` of a field: its hint, and its error if it has one. */
export const describedBy = (field: FieldMeta, hint: unknown) =>
  [hint ? field.descriptionId : "", field.errors?.length ? field.errorId : ""].filter(Boolean).join(" ") ||
  undefined;

export const asText = (value: unknown) => (value === undefined || value === null ? undefined : String(value));

/** Groups options by heading, in order of first appearance; without headings, returns one unnamed group. */
export function groupsOf(options: readonly Option[]): [heading: string, options: Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const heading = option.group ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return [...groups];
}
