import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import { Link } from "~/ui/link";
import type { AudienceView } from "../audience/audience-text";
import { IMPORT_CONTACTS, IN_PLACE, MEND, PICK } from "../campaign-draft";
import type { CampaignPreview } from "../planning/preview-draft.server";

interface Fields {
  audience: FieldMetadata<string>;
  people: FieldMetadata<string>;
  skipRoleAddresses: FieldMetadata<string>;
  includeActive: FieldMetadata<string>;
}

const PEOPLE = [
  { value: "all", label: "All contacts" },
  { value: "one", label: "One contact per company, by job title" },
];

/** Fields for the audience and its recipients, with their number. */
export function AudienceFields({
  fields,
  options,
  look,
  isOptional,
  file,
  notice,
}: {
  fields: Fields;
  options: readonly Option[];
  look: CampaignPreview;
  isOptional: boolean;
  /** The contact import inside the form. */
  file?: FieldMeta;
  notice?: ReactNode;
}) {
  const { people, skipRoleAddresses, includeActive } = fields;
  const isChanged = [people, skipRoleAddresses, includeActive].some((field) => field.initialValue);
  return (
    <fieldset className="card">
      <legend>
        <b>Recipients</b>
      </legend>
      <Field
        field={fields.audience}
        label="Audience"
        type="select"
        required={!isOptional}
        placeholder="Choose an audience"
        options={options}
        {...(isOptional ? { hint: "Optional until the campaign starts." } : {})}
      />
      {notice}
      {file ? <ContactsFile file={file} isOpen={!options.some(isOwn)} /> : null}
      <Disclosure summary="Contacts per company and role addresses" isOpen={isChanged}>
        <Field
          field={people}
          label="Contacts per company"
          type="select"
          isFilter
          placeholder="One for lead searches, otherwise all"
          options={PEOPLE}
        />
        <Field field={skipRoleAddresses} label="Skip role addresses such as info@" type="checkbox" />
        <Field field={includeActive} label="Include contacts in other active campaigns" type="checkbox" />
      </Disclosure>
      {look.audience ? <AudienceFigures audience={look.audience} isInForm /> : null}
      {look.forecast ? <p>{look.forecast}</p> : null}
      <SearchActions look={look} />
    </fieldset>
  );
}

/** True for all but the two options that every account has. */
const isOwn = ({ value }: Option) => !value.startsWith("contacts:");

function ContactsFile({ file, isOpen }: { file: FieldMeta; isOpen: boolean }) {
  return (
    <Disclosure summary="Import contacts from a CSV file" isOpen={isOpen || Boolean(file.errors)}>
      <Field
        field={file}
        label="CSV file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        isFilter
        hint="One contact per row with name, email, company and country."
      />
      <p>
        <Submit
          kind="plain"
          name={IN_PLACE}
          value={IMPORT_CONTACTS}
          formEncType="multipart/form-data"
          formNoValidate
          pending="Importing"
        >
          Import contacts
        </Submit>
      </p>
    </Disclosure>
  );
}

/** If `isInForm`, contacts open in a new tab, so that no input is lost. */
export function AudienceFigures({
  audience,
  isInForm = false,
}: {
  audience: AudienceView;
  isInForm?: boolean;
}) {
  const tab = isInForm ? { target: "_blank" } : {};
  const { text, people, figures, excluded } = audience;
  return (
    <section aria-label="Audience size" className="stack tight">
      <p>
        <b>{text}</b>{" "}
        {people === "one" ? "One contact per company, by job title." : "All contacts of each company."}
      </p>
      <ul className="row gap-x-6">
        {figures.map(({ show, label, count, to }) => (
          <li key={show}>
            {label}:{" "}
            <Link to={to} {...tab}>
              {count}
            </Link>
          </li>
        ))}
        {excluded.map(({ show, label, count, to }) => (
          <li key={show}>
            Excluded ({label.charAt(0).toLowerCase() + label.slice(1)}):{" "}
            <Link to={to} {...tab}>
              {count}
            </Link>
          </li>
        ))}
      </ul>
      {isInForm ? <p className="hint">Select a number to open its contacts in a new tab.</p> : null}
    </section>
  );
}

function SearchActions({ look: { people } }: { look: CampaignPreview }) {
  if (!people) return null;
  if (people.isEmpty)
    return (
      <p className="row">
        {people.text}
        <Submit kind="plain" slim name={MEND} value={people.to} formNoValidate>
          Run search
        </Submit>
      </p>
    );
  return (
    <p className="row">
      <Submit kind="plain" slim name={PICK} value="1" formNoValidate>
        Select leads
      </Submit>
      <span className="hint">Saves this campaign as a draft.</span>
    </p>
  );
}
