import { useForm } from "@conform-to/react";
import { LOOK } from "~/domains/templates/template-limits";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { useAnswer } from "~/ui/use-answer";
import { useHydrated } from "~/ui/use-hydrated";
import type { CampaignChoices } from "../campaign-choices.server";
import { DRAFT_FORM } from "../campaign-draft";
import type { EditFields } from "../edit-fields";
import type { CampaignPreview } from "../planning/preview-draft.server";
import { CampaignChecks } from "../planning/ui/campaign-checks";
import { EmailPreviews } from "../planning/ui/email-previews";
import { stepDays } from "../steps/step-days";
import { StepsFields } from "../steps/ui/steps-fields";
import { AudienceFields } from "./audience-fields";
import { CONNECT_HERE, checkOf, type InPlaceFields, mailboxValues } from "./campaign-form";
import { ConnectMailbox, type MailboxFieldSet, type MailboxToConnect } from "./connect-mailbox";
import { PreviewAs } from "./draft-previews";
import { type InPlaceAnswer, InPlaceDone, type InPlaceNotice } from "./in-place-notice";
import { type EditMeta, WhenFields } from "./when-fields";

/** A draft in the layout of a new campaign: audience, content, mailbox and schedule, next to obstacles and previews. */
export function CampaignEditForm({
  id,
  draft,
  choices,
  first,
  mailbox,
  answer,
}: {
  id: number;
  draft: EditFields;
  choices: CampaignChoices;
  first: CampaignPreview;
  /** The mailbox to connect in the form; null once one is connected. */
  mailbox: MailboxToConnect | null;
  answer: InPlaceAnswer | undefined;
}) {
  const [form, fields] = useForm<EditFields & InPlaceFields>({
    id: DRAFT_FORM,
    lastResult: answer?.result,
    defaultValue: { ...draft, ...mailboxValues(mailbox) },
  });
  const [look, ask] = useAnswer(first, checkOf);
  const isRunning = useHydrated();
  const notice = answer?.notice;
  const noticeAt = (at: InPlaceNotice["at"]) => (notice?.at === at ? <InPlaceDone notice={notice} /> : null);
  const waits = fields.steps.getFieldList().map((row) => row.getFieldset().delayHours.value);
  const days = stepDays([...waits, fields.addDelayHours.value]);
  const added = {
    templateId: fields.addTemplateId,
    delayHours: fields.addDelayHours,
    subjectB: fields.addSubjectB,
  };
  return (
    <div className="with-side">
      <PostForm form={form} failed={() => answer?.failed ?? "Failed to update campaign"}>
        {/* Enter triggers the first button of a form: it must save, not remove a step. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <input type="hidden" name="isWhole" value="on" />
        <div className="stack" onInput={({ currentTarget }) => ask(currentTarget.closest("form"))}>
          <Field field={fields.name} label="Campaign name" required />
          <AudienceFields
            fields={fields}
            options={choices.audiences}
            look={look}
            isOptional={false}
            file={fields.file}
            notice={noticeAt("audience")}
          />
          <fieldset className="card" id={`${DRAFT_FORM}-templateId`}>
            <legend>
              <b>Emails</b>
            </legend>
            <p className="hint">The sequence stops after a reply, bounce or unsubscribe.</p>
            <StepsFields steps={fields.steps} added={added} days={days} templates={choices.templates} />
            <PreviewAs field={fields.lead} look={look} />
          </fieldset>
          {mailbox ? (
            <ConnectMailbox
              fields={fields as MailboxFieldSet}
              mailbox={mailbox}
              first={answer?.found ?? null}
            />
          ) : null}
          <WhenFields fields={fields as EditMeta} choices={choices} notice={noticeAt("mailbox")} />
          <Field field={fields.description} label="Description" type="textarea" rows={2} />
        </div>
        <div className="row">
          <Submit pending="Saving">Save</Submit>
          {isRunning ? null : (
            <Submit kind="plain" name={LOOK} value="1" formNoValidate>
              Check and preview
            </Submit>
          )}
          <LinkButton kind="quiet" to={paths.campaigns.campaign(id)}>
            Back to campaign
          </LinkButton>
        </div>
      </PostForm>
      <div className="stack">
        <div aria-live="polite">
          <CampaignChecks
            checks={look.checks}
            form={DRAFT_FORM}
            inPlace={mailbox ? CONNECT_HERE : undefined}
          />
        </div>
        <EmailPreviews look={look} days={days} />
      </div>
    </div>
  );
}
