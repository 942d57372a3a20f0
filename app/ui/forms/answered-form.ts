import type { SubmissionResult } from "@conform-to/react";
import { useId } from "react";
import type { FieldMeta } from "./field-meta";

/**
 * What Conform's `useForm` tells of the answer to a post, for a form of a first screen: the server alone finds its errors, and
 * Conform's half for browsers comes with the first screen that needs it (9 kB, docs/decisions/006-public-pages.md).
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
