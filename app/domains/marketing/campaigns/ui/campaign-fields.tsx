import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { PLATFORMS } from "../../content/choices";

export type CampaignFieldSet = Record<"name" | "platforms" | "budget" | "startsOn" | "endsOn", FieldMeta>;

export const CampaignFields = ({ fields }: { fields: CampaignFieldSet }) => (
  <>
    <Field field={fields.name} label="Name" required />
    <CheckboxGroup field={fields.platforms} legend="Platforms" options={PLATFORMS} required />
    <Field
      field={fields.budget}
      label="Budget"
      type="money"
      placeholder="$500"
      hint="In US dollars. For your records only. You aren’t charged."
    />
    <Field field={fields.startsOn} label="Start date" type="date" required />
    <Field field={fields.endsOn} label="End date" type="date" required />
  </>
);
