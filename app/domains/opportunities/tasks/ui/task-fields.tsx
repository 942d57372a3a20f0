import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import { TimeField } from "~/ui/forms/time-field";

export const TaskFields = ({
  fields,
  team,
  zone,
}: {
  fields: Record<"title" | "dueAt" | "assignedTo" | "zone", FieldMeta>;
  team: Option[];
  zone: string;
}) => (
  <>
    <Field field={fields.title} label="Task" required />
    <TimeField
      field={fields.dueAt}
      zoneField={fields.zone}
      zone={zone}
      label="Due"
      required
      hint="The assignee is notified."
    />
    <Field field={fields.assignedTo} label="Assignee" type="select" options={team} required />
  </>
);

TaskFields.labelsOf = () => ({ title: "Task" });
