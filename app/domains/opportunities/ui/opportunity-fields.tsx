import { Field, type FieldMeta, type Option } from "~/ui/forms/field";

type Name =
  | "title"
  | "description"
  | "revenue"
  | "region"
  | "probability"
  | "closeDate"
  | "ownerId"
  | "contactName"
  | "contactEmail"
  | "contactPhone"
  | "companyName";

export const OpportunityFields = ({
  fields,
  regions,
  team,
}: {
  fields: Record<Name, FieldMeta>;
  regions: Option[];
  team: Option[];
}) => (
  <>
    <div className="grid-2">
      <Field field={fields.title} label="Title" required />
      <Field
        field={fields.region}
        label="Region"
        type="select"
        options={regions}
        placeholder="Choose a country"
        required
      />
      <Field
        field={fields.revenue}
        label="Value"
        type="money"
        hint="What the deal may bring, in US dollars."
      />
      <Field field={fields.closeDate} label="Close date" type="date" hint="When you expect the decision." />
      <Field
        field={fields.probability}
        label="Probability"
        type="number"
        unit="%"
        inputMode="numeric"
        hint="Left empty, the stage says it: 10, 25 or 50 percent."
      />
      <Field
        field={fields.ownerId}
        label="Owner"
        type="select"
        options={team}
        placeholder="Nobody yet"
        hint="Who works on it."
      />
    </div>
    <Field field={fields.description} label="Description" type="textarea" />
    <div className="grid-2">
      <Field field={fields.companyName} label="Company" />
      <Field field={fields.contactName} label="Contact" autoComplete="off" />
      <Field field={fields.contactEmail} label="Email" type="email" autoComplete="off" />
      <Field field={fields.contactPhone} label="Phone" type="tel" autoComplete="off" />
    </div>
  </>
);

OpportunityFields.labelsOf = () => ({ companyName: "Company", contactName: "Contact" });
