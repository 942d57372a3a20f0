import type { FieldMetadata } from "@conform-to/react";
import type { Option } from "~/ui/forms/field";
import { MAX_STEPS } from "../../campaign-policy";
import type { EditFields } from "../../edit-fields";
import { StepFields } from "./step-fields";

type Row = EditFields["steps"][number];

/** A campaign's steps, and an empty one to add. */
export function StepsFields({
  steps,
  added,
  days,
  templates,
}: {
  steps: FieldMetadata<Row[]>;
  added: {
    templateId: FieldMetadata<string>;
    delayHours: FieldMetadata<string>;
    subjectB: FieldMetadata<string>;
  };
  /** The fields of each step, and of a new one. */
  days: readonly string[];
  templates: Option[];
}) {
  const rows = steps.getFieldList();
  return (
    <ol className="grid *:grid *:gap-3 *:ps-4 *:pb-6 *:[border-inline-start:2px_dotted_var(--color-edge)]">
      {rows.map((row, index) => (
        <StepFields
          key={row.key}
          place={index + 1}
          day={days[index] ?? "Day 0"}
          isOnly={rows.length === 1}
          fields={row.getFieldset()}
          templates={templates}
        />
      ))}
      {rows.length < MAX_STEPS ? (
        <StepFields
          place={rows.length + 1}
          day={days[rows.length] ?? "Day 0"}
          isNew
          fields={added}
          templates={templates}
        />
      ) : null}
    </ol>
  );
}
