import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { plural } from "~/core/format";
import { hasProvedPerson, NOBODY_PROVED } from "~/domains/identity/proved-person.server";
import { reachedText } from "~/domains/lead-search/view";
import { mailboxForAccount } from "~/domains/mailboxes/mailboxes.server";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { languageName } from "~/domains/templates/languages";
import { compileTemplate } from "~/domains/templates/rendering/render-message";
import { findSignature } from "~/domains/templates/signatures/signatures.server";
import { paths } from "~/paths";
import type { Campaign, CampaignStep } from "../campaign";
import { listSteps } from "../campaigns.server";
import { type CampaignCheck, problemsAmong } from "./campaign-check";
import { type StepWords, wordsOf } from "./step-words.server";

type Code = CampaignCheck["code"];

const blocked = (code: Code, message: string, to: string, label: string): CampaignCheck => ({
  code,
  state: "blocked",
  message,
  mend: { to, label },
});
const done = (code: Code, message: string): CampaignCheck => ({ code, state: "done", message, mend: null });

const inBraces = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(", ");

function checkStep({ campaignId, position, templateName, subjectB }: CampaignStep, words: StepWords[]) {
  if (templateName === null || words.length === 0)
    return [
      blocked(
        "template_missing",
        `The template of step ${position} was deleted. Choose another one.`,
        paths.campaigns.steps(campaignId),
        "Choose a template",
      ),
    ];
  return words.flatMap(({ templateId, language, subject, content, isTranslation }) => {
    const subjects = isTranslation ? subject : [subject, subjectB ?? ""].join("\n");
    const { unknown } = compileTemplate(subjects, content);
    if (unknown.length === 0) return [];
    const where = isTranslation ? `Step ${position} in ${languageName(language)}` : `Step ${position}`;
    const message = `${where} uses ${inBraces(unknown)}, which we do not know. Correct its template or its subject.`;
    // A second subject belongs to the step, all other words to the template.
    const isOfStep = compileTemplate(subject, content).unknown.length === 0;
    return [
      isOfStep
        ? blocked("variable_unknown", message, paths.campaigns.steps(campaignId), "Correct the subject")
        : blocked("variable_unknown", message, paths.templates.template(templateId), "Correct the template"),
    ];
  });
}

async function checkSteps(ctx: AccountContext, { id }: Campaign): Promise<CampaignCheck[]> {
  const steps = await listSteps(ctx, id);
  const to = paths.campaigns.steps(id);
  if (steps.length === 0)
    return [blocked("steps", "This campaign has no step. Add the mail it sends.", to, "Add a mail")];
  const words = await wordsOf(ctx, id);
  const problems = steps.flatMap((step) =>
    checkStep(
      step,
      words.filter(({ position }) => position === step.position),
    ),
  );
  return problems.length > 0 ? problems : [done("steps", `${plural(steps.length, "mail")} to send.`)];
}

function checkPeople({ id, leadSearchId, leadSearch, isDemo }: Campaign): CampaignCheck {
  const edit = paths.campaigns.edit(id);
  if (leadSearchId === null)
    return blocked(
      "search_missing",
      "No lead search is chosen yet. Edit the campaign and choose one.",
      edit,
      "Choose a search",
    );
  if (!leadSearch)
    return blocked(
      "search_deleted",
      "The lead search was deleted. Choose another one.",
      edit,
      "Choose a search",
    );
  const { searchName, resultsCount, reachableCount } = leadSearch;
  if (resultsCount === 0) {
    const message = `The search “${searchName}” has found no leads yet. Run it first.`;
    return blocked("leads_missing", message, paths.leadSearch.results(leadSearchId), "Open the lead search");
  }
  if (leadSearch.isDemo && !isDemo) {
    const message = `The leads of “${searchName}” are demo work and are never written to. Choose another search.`;
    return blocked("leads_demo", message, edit, "Choose a search");
  }
  const reached = `${reachedText(reachableCount, resultsCount)}.`;
  if (reachableCount > 0) return done("people", reached);
  const message = `Nobody of “${searchName}” has an e-mail address with its source. Add their people.`;
  return blocked("people_missing", message, paths.business.importPeople, "Bring a file of people");
}

async function checkMailbox(ctx: AccountContext, { id, mailboxId }: Campaign): Promise<CampaignCheck> {
  const ready = await readyMailboxes(ctx);
  if (ready.length === 0) {
    const begun = await mailboxForAccount(ctx);
    return blocked(
      "mailbox_missing",
      "No mailbox is ready to send. Add one and let its DNS records be checked.",
      begun ? paths.mailboxes.mailbox(begun.id) : paths.mailboxes.new,
      begun ? "Open the mailbox" : "Connect a mailbox",
    );
  }
  const carrier = mailboxId === null ? ready[0] : ready.find((mailbox) => mailbox.id === mailboxId);
  return carrier
    ? done("mailbox", `Mails leave from ${carrier.fromAddress}.`)
    : blocked(
        "mailbox_not_ready",
        "The mailbox of this campaign is not ready to send. Choose another one.",
        paths.campaigns.edit(id),
        "Choose a mailbox",
      );
}

async function checkSender(ctx: AccountContext, { createdBy }: Campaign): Promise<CampaignCheck[]> {
  const signature: CampaignCheck = (await findSignature(ctx, createdBy))
    ? done("signature", "The sender has a signature.")
    : {
        code: "signature_missing",
        state: "advice",
        message: "The sender has no signature yet: their name and company stand for it.",
        mend: { to: paths.templates.signature, label: "Write a signature" },
      };
  const person = (await hasProvedPerson(ctx))
    ? done("address", "The address of a person behind it is confirmed.")
    : blocked("address_unconfirmed", NOBODY_PROVED, paths.account.home, "Confirm your address");
  return [person, signature];
}

/** All that a start looks at, for its pages and its call: words, people, mailbox, sender. */
export async function checkCampaign(ctx: AccountContext, campaign: Campaign): Promise<CampaignCheck[]> {
  return [
    ...(await checkSteps(ctx, campaign)),
    checkPeople(campaign),
    await checkMailbox(ctx, campaign),
    ...(await checkSender(ctx, campaign)),
  ];
}

/** @throws DomainError invalid with all that is in the way */
export async function requireStartable(ctx: AccountContext, campaign: Campaign): Promise<void> {
  const problems = problemsAmong(await checkCampaign(ctx, campaign));
  if (problems.length > 0) throw new DomainError("invalid", problems.join(" "));
}
