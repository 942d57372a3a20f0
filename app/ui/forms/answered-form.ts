import type { SubmissionResult } from "@conform-to/react";
import { useId } from "react";
import type { FieldMeta } from "./field-meta";

/**
 * Form state from a submit's result, in the shape of Conform's `useForm`, for forms on first screens. Only the server
 * validates them. Conform's browser code (9 kB) loads with the first screen that needs it
 * (docs/decisions/006-public-pages.md).
 */
export function useAnsweredForm<Name extends string>(
  answer: SubmissionResult | undefined,
  initial: Record<Name, unknown>,
) {
  const id = useId();
  const errors = Object.entries(answer?.error ?? {}).filter(
    (entry): entry is [string, string[]] => !!entry[1],
  );
  const allErrors = Object.fromEntries(errors);
  const typed: Record<string, unknown> = answer?.initialValue ?? initial;
  const fieldOf = (name: string): FieldMeta => ({
    id: `${id}-${name}`,
    name,
    errorId: `${id}-${name}-error`,
    descriptionId: `${id}-${name}-description`,
    errors: allErrors[name],
    initialValue: typed[name],
  });
  const fields = Object.fromEntries(Object.keys(initial).map((name) => [name, fieldOf(name)]));
  return { form: { id, errors: allErrors[""], allErrors }, fields: fields as Record<Name, FieldMeta> };
}
