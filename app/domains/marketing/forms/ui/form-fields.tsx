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
    <Field field={fields.title} label="Title of the page" required />
    <Field field={fields.business} label="Business" hint="As the page names it." required />
    <Field
      field={fields.intro}
      label="What people get"
      type="textarea"
      hint="A few sentences over the form."
      required
    />
    <Field
      field={fields.consentText}
      label="What people agree to"
      type="textarea"
      hint="It stands beside the box that they tick, and is kept with each entry word for word. Left empty, our own words in the language of the page."
    />
    <Field
      field={fields.language}
      label="Language of the page"
      type="select"
      options={PRODUCT_LANGUAGES}
      required
    />
    <Field
      field={fields.campaignId}
      label="Campaign"
      type="select"
      options={campaigns}
      placeholder="No campaign"
      hint="Its leads are counted there. A link of another campaign counts for that one."
    />
  </>
);

FormFields.labelsOf = () => ({
  title: "Title of the page",
  intro: "What people get",
  consentText: "What people agree to",
  language: "Language of the page",
  campaignId: "Campaign",
});
