import { type SubmissionResult, useForm } from "@conform-to/react";
import { useState } from "react";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { useAnswer } from "~/ui/use-answer";
import { useHydrated } from "~/ui/use-hydrated";
import type { CampaignChoices } from "../campaign-choices.server";
import { DRAFT_FORM, type DraftFields, draftPath } from "../campaign-draft";
import { isBlocked } from "../planning/campaign-check";
import type { CampaignLook } from "../planning/look-at-draft.server";
import { CampaignChecks } from "../planning/ui/campaign-checks";
import { MailLooks } from "../planning/ui/mail-looks";
import { CampaignFields } from "./campaign-fields";

const ASKED = ["templateId", "targetLeadSearchId", "mailboxId", "lead", "addTemplateId"];

export const checkOf = (form: FormData): [string] => {
  const chosen = [...form].filter(
    ([name, value]) => value && (ASKED.includes(name) || /\]\.templateId$/.test(name)),
  );
  return [paths.withQuery(paths.campaigns.check, Object.fromEntries(chosen) as Record<string, string>)];
};

const isFilled = (form: FormData) =>
  ["name", "templateId"].every((name) => String(form.get(name) ?? "").trim() !== "");

/** To whom, what, from where and when, beside what blocks a start and the mails as they will be read. */
export function CampaignForm({
  choices,
  draft,
  first,
  lastResult,
  here,
  isSearchOptional = false,
}: {
  choices: CampaignChoices;
  draft: DraftFields;
  first: CampaignLook;
  lastResult: SubmissionResult<string[]> | undefined;
  /** Where it is shown and posted. */
  here: string;
  isSearchOptional?: boolean;
}) {
  const [form, fields] = useForm<DraftFields>({ id: DRAFT_FORM, lastResult, defaultValue: draft });
  const [look, ask] = useAnswer(first, checkOf);
  const [isReady, setReady] = useState(false);
  const isRunning = useHydrated();
  return (
    <div className="with-side">
      <PostForm form={form} creates failed={() => "Failed to create campaign"}>
        <div
          className="stack"
          onInput={({ currentTarget }) => {
            const element = currentTarget.closest("form");
            ask(element);
            setReady(isFilled(new FormData(element ?? undefined)));
          }}
        >
          <CampaignFields fields={fields} choices={choices} look={look} isSearchOptional={isSearchOptional} />
        </div>
        <div className="row">
          <Submit pending="Creating the campaign" disabled={isSearchOptional && isRunning && !isReady}>
            Create campaign
          </Submit>
          {look.mails.length > 0 && !look.checks.some(isBlocked) ? (
            <Submit kind="accent" name="start" value="now" pending="Starting">
              Create and start
            </Submit>
          ) : null}
          {isRunning ? null : (
            <button type="submit" className="button" formMethod="get" formAction={here} formNoValidate>
              Check and preview
            </button>
          )}
          <LinkButton kind="quiet" to={paths.campaigns.list}>
            Not now
          </LinkButton>
        </div>
      </PostForm>
      <div className="stack">
        <div aria-live="polite">
          <CampaignChecks checks={look.checks} next={draftPath(here, draft)} />
        </div>
        <MailLooks look={look} />
      </div>
    </div>
  );
}
