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
    <Field field={fields.title} label="What there is to do" required />
    <TimeField
      field={fields.dueAt}
      zoneField={fields.zone}
      zone={zone}
      label="Due"
      required
      hint="A notification comes then."
    />
    <Field field={fields.assignedTo} label="Who does it" type="select" options={team} required />
  </>
);

TaskFields.labelsOf = () => ({ title: "What there is to do" });
