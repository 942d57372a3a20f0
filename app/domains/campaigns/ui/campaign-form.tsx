import { type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import type { FoundSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { type ConnectForm, valuesOf } from "~/domains/mailboxes/ui/connect-fields";
import { LOOK, MAX_CONTENT_LENGTH, MAX_SUBJECT_LENGTH } from "~/domains/templates/template-limits";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { useAnswer } from "~/ui/use-answer";
import { useHydrated } from "~/ui/use-hydrated";
import type { CampaignChoices } from "../campaign-choices.server";
import { DRAFT_FORM, type DraftFields } from "../campaign-draft";
import { isBlocked } from "../planning/campaign-check";
import type { CampaignPreview } from "../planning/preview-draft.server";
import { CampaignChecks } from "../planning/ui/campaign-checks";
import { EmailPreviews } from "../planning/ui/email-previews";
import { stepDays } from "../steps/step-days";
import { CampaignFields } from "./campaign-fields";
import { ConnectMailbox, type MailboxFieldSet, type MailboxToConnect } from "./connect-mailbox";
import type { InPlaceNotice } from "./in-place-notice";

const ASKED = [
  "templateId",
  "audience",
  "people",
  "skipRoleAddresses",
  "includeActive",
  "mailboxId",
  "lead",
  "addTemplateId",
  "subject",
  "content",
  "hours",
  "scheduledStartDate",
  "zone",
  "windowDays",
  "windowStartHour",
  "windowEndHour",
];

const LIMITS = { subject: { maxLength: MAX_SUBJECT_LENGTH }, content: { maxLength: MAX_CONTENT_LENGTH } };

export const checkOf = (form: FormData): [string, { method: string; headers: HeadersInit; body: string }] => {
  const chosen = [...form].flatMap(([name, value]) =>
    typeof value === "string" && value && (ASKED.includes(name) || /\]\.templateId$/.test(name))
      ? [[name, value]]
      : [],
  );
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return [paths.campaigns.check, { method: "POST", headers, body: new URLSearchParams(chosen).toString() }];
};

const isFilled = (form: FormData) => {
  const has = (name: string) => String(form.get(name) ?? "").trim() !== "";
  return has("name") && (has("templateId") || (has("subject") && has("content")));
};

export type InPlaceFields = ConnectForm & { hqCountry?: string; file?: string };

export const CONNECT_HERE = { [paths.mailboxes.connect]: `#${DRAFT_FORM}-password` };

export const mailboxValues = (mailbox: MailboxToConnect | null) =>
  mailbox ? { ...valuesOf(mailbox.address, null), fromName: mailbox.fromName } : {};

/** Audience, content, mailbox and schedule, next to obstacles and email previews. */
export function CampaignForm({
  choices,
  draft,
  first,
  lastResult,
  mailbox,
  found,
  notice,
  failed,
  isSearchOptional = false,
}: {
  choices: CampaignChoices;
  draft: DraftFields;
  first: CampaignPreview;
  /** The mailbox to connect in the form; null once one is connected. */
  mailbox: MailboxToConnect | null;
  found: FoundSettings | null;
  notice: InPlaceNotice | null;
  /** The error title of an in-place action. */
  failed: string | null;
  lastResult: SubmissionResult<string[]> | undefined;
  isSearchOptional?: boolean;
}) {
  const [form, fields] = useForm<DraftFields & InPlaceFields>({
    id: DRAFT_FORM,
    lastResult,
    defaultValue: {
      ...draft,
      ...mailboxValues(mailbox),
    },
    constraint: LIMITS,
  });
  const [look, ask] = useAnswer(first, checkOf);
  const [isReady, setReady] = useState(false);
  const isRunning = useHydrated();
  const later = fields.followUps.getFieldList().map((row) => row.getFieldset());
  const chosen = later.filter(({ templateId }) => templateId.value);
  const canStart = look.mails.length > 0 && !look.checks.some(isBlocked);
  const box = useRef<HTMLDivElement>(null);
  const seeFields = () => setReady(isFilled(new FormData(box.current?.closest("form") ?? undefined)));
  useEffect(seeFields, []);
  return (
    <div className="with-side">
      <PostForm form={form} creates failed={() => failed ?? "Failed to create campaign"}>
        {/* Enter triggers the first button of a form: it must create the campaign, not import contacts. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Create campaign
        </button>
        <div
          className="stack"
          ref={box}
          onInput={({ currentTarget }) => {
            ask(currentTarget.closest("form"));
            seeFields();
          }}
        >
          <CampaignFields
            fields={fields}
            choices={choices}
            look={look}
            isSearchOptional={isSearchOptional}
            file={fields.file}
            mailbox={
              mailbox ? (
                <ConnectMailbox fields={fields as MailboxFieldSet} mailbox={mailbox} first={found} />
              ) : null
            }
            notice={notice}
          />
        </div>
        <div className="row">
          <Submit
            kind={canStart ? "plain" : "primary"}
            pending="Creating"
            disabled={isSearchOptional && isRunning && !isReady}
          >
            Create campaign
          </Submit>
          {canStart ? (
            <Submit name="start" value="now" pending="Starting">
              Create and start
            </Submit>
          ) : null}
          {isRunning ? null : (
            <Submit kind="plain" name={LOOK} value="1" formNoValidate>
              Check and preview
            </Submit>
          )}
          <LinkButton kind="quiet" to={paths.campaigns.list}>
            Cancel
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
        <EmailPreviews
          look={look}
          days={stepDays([0, ...chosen.map(({ delayHours }) => delayHours.value)])}
        />
      </div>
    </div>
  );
}
