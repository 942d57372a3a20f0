import { paths } from "~/paths";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { LinkButton } from "~/ui/forms/link-button";
import { TimeField } from "~/ui/forms/time-field";
import type { CampaignChoices } from "../campaign-choices.server";

type Fields = Record<
  "name" | "description" | "templateId" | "targetLeadSearchId" | "scheduledStartDate" | "zone",
  FieldMeta
>;

/** The portal's short form says less about each field. */
export function CampaignFields({
  fields,
  choices,
  isSearchOptional = false,
}: {
  fields: Fields;
  choices: CampaignChoices;
  isSearchOptional?: boolean;
}) {
  return (
    <>
      <Field field={fields.name} label="Campaign name" required />
      <Field field={fields.description} label="Description" type="textarea" rows={2} />
      <Field
        field={fields.templateId}
        label="Template"
        type="select"
        required
        placeholder="Choose a template"
        options={choices.templates}
        hint="What the first mail says. More steps can be added afterwards."
      />
      <Field
        field={fields.targetLeadSearchId}
        label="Target lead search"
        type="select"
        required={!isSearchOptional}
        placeholder="Choose a lead search"
        options={choices.searches}
        hint={`Its leads with an e-mail address and a source are written to.${isSearchOptional ? " You can choose it later, before the start." : ""}`}
      />
      <TimeField
        field={fields.scheduledStartDate}
        zoneField={fields.zone}
        zone={choices.zone}
        label="Start"
        hint="Left empty, it starts when you press Start."
      />
    </>
  );
}

export function MissingChoices({ choices }: { choices: CampaignChoices }) {
  if (choices.templates.length > 0 && choices.searches.length > 0) return null;
  return (
    <div className="row">
      {choices.templates.length === 0 ? (
        <LinkButton writes kind="accent" to={paths.templates.new}>
          Write a template first
        </LinkButton>
      ) : null}
      {choices.searches.length === 0 ? (
        <LinkButton
          writes
          kind={choices.templates.length === 0 ? "plain" : "accent"}
          to={paths.leadSearch.new}
        >
          Create a lead search first
        </LinkButton>
      ) : null}
    </div>
  );
}
