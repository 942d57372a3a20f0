import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { FieldGroup } from "~/ui/forms/field-group";
import { TimeField } from "~/ui/forms/time-field";
import type { CampaignChoices } from "../campaign-choices.server";
import { DAY_OPTIONS } from "../campaign-view";
import type { EditFields } from "../edit-fields";

export type EditMeta = { [Name in keyof EditFields]: FieldMetadata<EditFields[Name]> };

const HOUR = { type: "number", unit: ":00", required: true } as const;

export function WhenFields({
  fields,
  choices,
  notice,
}: {
  fields: EditMeta;
  choices: CampaignChoices;
  notice: ReactNode;
}) {
  return (
    <FieldGroup title="Sender and schedule">
      {notice}
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
      <CheckboxGroup field={fields.windowDays} legend="Sending days" options={DAY_OPTIONS} required />
      <Field {...HOUR} field={fields.windowStartHour} label="Sending window start" min={0} max={23} />
      <Field {...HOUR} field={fields.windowEndHour} label="Sending window end" min={1} max={24} />
      <p className="hint">In the recipient’s local time, or in UTC if their country is unknown.</p>
      <Field
        field={fields.countsClicks}
        label="Click tracking"
        type="checkbox"
        hint="Links redirect through our domain. Known scanners aren’t counted."
      />
    </FieldGroup>
  );
}
