import { Field, type FieldMeta } from "~/ui/forms/field";
import { SIZES } from "../../taxonomy/sizes";
import type { ContactInput } from "../contact-input";

const sizes = SIZES.map((size) => ({ value: size, label: `${size} employees` }));

export function ContactFields({ fields }: { fields: Record<keyof ContactInput, FieldMeta> }) {
  return (
    <>
      <Field field={fields.contactName} label="Name" autoComplete="off" required />
      <Field field={fields.contactTitle} label="Job title" hint="e.g. Head of Procurement" />
      <Field field={fields.contactEmail} label="Email" type="email" autoComplete="off" />
      <Field field={fields.phoneNumber} label="Phone" type="tel" autoComplete="off" />
      <Field field={fields.companyName} label="Company" />
      <Field field={fields.companyWebsite} label="Company website" inputMode="url" />
      <Field field={fields.companySize} label="Company size" type="select" options={sizes} />
      <Field field={fields.industry} label="Industry" />
      <Field field={fields.location} label="Location" hint="e.g. Mombasa, Kenya" />
      <Field field={fields.linkedinProfile} label="LinkedIn profile" inputMode="url" />
    </>
  );
}

ContactFields.labelsOf = () => ({
  contactName: "Name",
  contactTitle: "Job title",
  companyName: "Company",
  companySize: "Company size",
  companyWebsite: "Company website",
});
