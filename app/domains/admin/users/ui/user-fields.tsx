import { PLAN_KEYS, type Plan } from "~/core/context";
import { COUNTRIES } from "~/core/places/countries";
import { Field } from "~/ui/forms/field";
import type { FieldMeta } from "~/ui/forms/field-meta";

const TYPES = [
  { value: "business", label: "Business" },
  { value: "agent", label: "Agent" },
  { value: "admin", label: "Administrator" },
];

const LABELS: Record<Plan, string> = {
  trial: "Trial",
  startup: "Startup",
  scaleup: "Scale-up",
  corporate: "Corporate",
};
const PLANS = PLAN_KEYS.map((value) => ({ value, label: LABELS[value] }));

const COUNTRY_CHOICES = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

/** Agents have a country and businesses a plan: each field is hidden while another user type is selected. */
const FOR_AGENTS = "contents in-[form:has([name=userType]_option:checked:not([value=agent]))]:hidden";
const FOR_BUSINESSES = "contents in-[form:has([name=userType]_option:checked:not([value=business]))]:hidden";

export function TypeFields({
  fields,
}: {
  fields: { userType: FieldMeta; isAdmin: FieldMeta; country: FieldMeta };
}) {
  return (
    <>
      <Field field={fields.userType} label="Type" type="select" options={TYPES} required />
      <div className={FOR_AGENTS}>
        <Field
          field={fields.country}
          label="Home country"
          type="select"
          options={COUNTRY_CHOICES}
          placeholder="Choose a country"
        />
      </div>
      <Field
        field={fields.isAdmin}
        label="Also an administrator"
        type="checkbox"
        hint="Adds access to the administrator portal."
      />
    </>
  );
}

export function TierField({ field, isNew = false }: { field: FieldMeta; isNew?: boolean }) {
  return (
    <div className={FOR_BUSINESSES}>
      <Field
        field={field}
        label="Plan"
        type="select"
        options={PLANS}
        placeholder={isNew ? "Trial (default)" : "No change"}
        hint="For businesses only. The plan changes immediately."
      />
    </div>
  );
}
