import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { FieldGroup } from "~/ui/forms/field-group";
import { TimeField } from "~/ui/forms/time-field";
import type { CampaignChoices } from "../campaign-choices.server";
import type { DraftFields } from "../campaign-draft";
import type { CampaignPreview } from "../planning/preview-draft.server";
import { stepDays, waitOptions } from "../steps/step-days";
import { AudienceFields } from "./audience-fields";
import { PreviewAs } from "./draft-previews";
import { FirstMail } from "./first-mail-fields";
import { InPlaceDone, type InPlaceNotice } from "./in-place-notice";

type Fields = { [Name in keyof Required<DraftFields>]: FieldMetadata<DraftFields[Name]> };
type Rows = Fields["followUps"];

const HOURS = [
  { value: "working", label: "Monday to Friday, 08:00 to 17:00, recipient’s local time" },
  { value: "any", label: "Any day, any time" },
];

const ORDINALS = ["Second", "Third"];

function FollowUps({ rows, templates }: { rows: Rows; templates: CampaignChoices["templates"] }) {
  const list = rows.getFieldList().map((row) => {
    const { templateId, delayHours } = row.getFieldset();
    return { key: row.key, templateId, delayHours };
  });
  const days = stepDays([0, ...list.map(({ delayHours }) => delayHours.value)]);
  return list.map(({ key, templateId, delayHours }, index) => (
    <li key={key}>
      <b>{days[index + 1]}</b>
      <div className="grid-2">
        <Field
          field={templateId}
          label={`${ORDINALS[index]} email`}
          type="select"
          placeholder="None"
          options={templates}
        />
        <Field
          field={delayHours}
          label="Wait"
          type="select"
          options={waitOptions(delayHours.initialValue)}
          required
        />
      </div>
    </li>
  ));
}

export function CampaignFields({
  fields,
  choices,
  look,
  isSearchOptional,
  file,
  mailbox,
  notice,
}: {
  fields: Fields;
  choices: CampaignChoices;
  look: CampaignPreview;
  isSearchOptional: boolean;
  file: FieldMeta;
  /** The fields to connect the first mailbox. */
  mailbox: ReactNode;
  notice: InPlaceNotice | null;
}) {
  return (
    <>
      <Field field={fields.name} label="Campaign name" required />
      <AudienceFields
        fields={fields}
        options={choices.audiences}
        look={look}
        isOptional={isSearchOptional}
        file={file}
        notice={notice?.at === "audience" ? <InPlaceDone notice={notice} /> : null}
      />
      <fieldset className="card">
        <legend>
          <b>Emails</b>
        </legend>
        <ol className="grid *:grid *:gap-3 *:ps-4 *:pb-6 *:[border-inline-start:2px_dotted_var(--color-edge)]">
          <li>
            <b>Day 0</b>
            <Field
              field={fields.templateId}
              label="Template"
              type="select"
              isFilter
              placeholder="Choose a template"
              options={choices.templates}
              hint="Or write the first email below."
            />
            <FirstMail
              subject={fields.subject}
              content={fields.content}
              isAlone={choices.templates.length === 0}
            />
          </li>
          <FollowUps rows={fields.followUps} templates={choices.templates} />
        </ol>
        <p className="hint">Stops after a reply, bounce or unsubscribe. You can add steps later.</p>
        <PreviewAs field={fields.lead} look={look} />
      </fieldset>
      {mailbox}
      <FieldGroup title="Sender and schedule">
        {notice?.at === "mailbox" ? <InPlaceDone notice={notice} /> : null}
        <Field
          field={fields.mailboxId}
          label="Mailbox"
          type="select"
          placeholder="First available mailbox"
          options={choices.mailboxes}
        />
        <TimeField
          field={fields.scheduledStartDate}
          zoneField={fields.zone}
          zone={choices.zone}
          label="Start"
          hint="Leave blank to start the campaign manually."
        />
        <Field field={fields.hours} label="Sending window" type="select" options={HOURS} />
      </FieldGroup>
      <Field field={fields.description} label="Description" type="textarea" rows={2} />
    </>
  );
}

CampaignFields.labelsOf = () => ({ name: "Campaign name" });
