import { PRODUCT_LANGUAGES } from "~/core/languages";
import { Field, type FieldMeta } from "~/ui/forms/field";

export type FormFieldSet = Record<
  "title" | "business" | "intro" | "consentText" | "language" | "campaignId",
  FieldMeta
>;

export const FORM_LIMITS = {
  title: { maxLength: 120 },
  business: { maxLength: 100 },
  intro: { maxLength: 1_000 },
  consentText: { maxLength: 600 },
};

interface Props {
  fields: FormFieldSet;
  campaigns: readonly { value: string; label: string }[];
}

export const FormFields = ({ fields, campaigns }: Props) => (
  <>
    <Field field={fields.title} label="Page title" required />
    <Field field={fields.business} label="Business" hint="Shown on the page." required />
    <Field
      field={fields.intro}
      label="Introduction"
      type="textarea"
      hint="A few sentences above the form."
      required
    />
    <Field
      field={fields.consentText}
      label="Consent text"
      type="textarea"
      hint="Shown beside the checkbox. Defaults to our standard text."
    />
    <Field field={fields.language} label="Page language" type="select" options={PRODUCT_LANGUAGES} required />
    <Field
      field={fields.campaignId}
      label="Campaign"
      type="select"
      options={campaigns}
      placeholder="None"
      hint="Leads count towards this campaign unless they came through another campaign’s link."
    />
  </>
);

FormFields.labelsOf = () => ({
  title: "Page title",
  intro: "Introduction",
  consentText: "Consent text",
  language: "Page language",
  campaignId: "Campaign",
});
