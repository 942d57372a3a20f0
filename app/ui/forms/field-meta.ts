import { createContext } from "react";

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
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: string | number | undefined;
  pattern?: string | undefined;
}

export interface Option {
  value: string;
  label: string;
  /** The heading above it. */
  group?: string;
  /** Other spellings by which a search finds it. */
  also?: string;
}

/** Name of the first field with an error: it is the one that gets the focus. */
export const FirstError = createContext<string | undefined>(undefined);

/** `aria-describedby` of a field: its hint, and its error when it has one. */
export const describedBy = (field: FieldMeta, hint: unknown) =>
  [hint ? field.descriptionId : "", field.errors?.length ? field.errorId : ""].filter(Boolean).join(" ") ||
  undefined;

export const asText = (value: unknown) => (value === undefined || value === null ? undefined : String(value));

/** Options by their heading, in the order in which the headings come; without headings, one nameless group. */
export function groupsOf(options: readonly Option[]): [heading: string, options: Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const heading = option.group ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), option]);
  }
  return [...groups];
}
