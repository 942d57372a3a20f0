import { Field, type FieldMeta, type FieldProps, type Option } from "~/ui/forms/field";
import { FORM_FIELDS, type FormField, type OpportunityField, opportunityField } from "../fields";

const BESIDE_TITLE: FormField[] = ["title", "region", "revenue", "closeDate", "probability", "ownerId"];
const BELOW: FormField[] = ["companyName", "contactName", "contactEmail", "contactPhone"];

type Control = Omit<FieldProps, "field" | "label">;

const CONTROLS: Partial<Record<OpportunityField["kind"], Control>> = {
  text: { type: "textarea" },
  money: { type: "money" },
  region: { type: "select", placeholder: "Choose a country" },
  percent: { type: "number", unit: "%", inputMode: "numeric" },
  day: { type: "date" },
  teammate: { type: "select", placeholder: "No owner" },
  email: { type: "email" },
  phone: { type: "tel" },
};

export function OpportunityFields({
  fields,
  regions,
  team,
}: {
  fields: Record<FormField, FieldMeta>;
  regions: Option[];
  team: Option[];
}) {
  const control = (name: FormField) => {
    const { label, hint, kind, required, isContact } = opportunityField(name);
    return (
      <Field
        key={name}
        field={fields[name]}
        label={label}
        {...CONTROLS[kind]}
        {...(kind === "region" ? { options: regions } : {})}
        {...(kind === "teammate" ? { options: team } : {})}
        {...(hint ? { hint } : {})}
        {...(required ? { required: true } : {})}
        // Otherwise the browser would suggest the user's own name and address.
        {...(isContact ? { autoComplete: "off" } : {})}
      />
    );
  };
  return (
    <>
      <div className="grid-2">{BESIDE_TITLE.map(control)}</div>
      {control("description")}
      <div className="grid-2">{BELOW.map(control)}</div>
    </>
  );
}

OpportunityFields.labelsOf = () =>
  Object.fromEntries(FORM_FIELDS.map((name) => [name, opportunityField(name).label]));
