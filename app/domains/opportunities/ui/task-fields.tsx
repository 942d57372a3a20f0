import { Field, type FieldMeta, type Option } from "~/ui/forms/field";

export const TaskFields = ({
  fields,
  team,
}: {
  fields: Record<"title" | "dueAt" | "assignedTo", FieldMeta>;
  team: Option[];
}) => (
  <>
    <Field field={fields.title} label="What there is to do" required />
    <Field
      field={fields.dueAt}
      label="Due"
      type="datetime-local"
      required
      hint="In UTC. Then a notification comes."
    />
    <Field field={fields.assignedTo} label="Who does it" type="select" options={team} required />
  </>
);
