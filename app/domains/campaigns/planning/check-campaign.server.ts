import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { EMAIL_NOT_VERIFIED, isAccountVerified } from "~/domains/identity/verified-user.server";
import { reachedText } from "~/domains/lead-search/view";
import { mailboxForAccount } from "~/domains/mailboxes/mailboxes.server";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { findSignature } from "~/domains/templates/signatures/signatures.server";
import { paths } from "~/paths";
import { audienceText } from "../audience/audience-text";
import type { Campaign } from "../campaign";
import { blocked, type CampaignCheck, done, problemsAmong } from "./campaign-check";
import { type CampaignPlan, planOf } from "./campaign-plan.server";
import { checkSteps } from "./check-steps.server";
import { forecastPlan } from "./forecast-campaign.server";

const BROKEN_FILTER = "This audience’s saved filter no longer works. Choose another audience.";

function checkAudience({ people, isAudienceBroken, to: { search } }: CampaignPlan): CampaignCheck {
  if (isAudienceBroken) return blocked("search_missing", BROKEN_FILTER, search, "Choose audience");
  if (!people)
    return blocked("search_missing", "No audience yet. Choose an audience.", search, "Choose audience");
  if (people.emailed > 0) return done("people", `${audienceText(people)}.`);
  if (people.total === 0) {
    const message = `“${people.name}” has no contacts. Choose another audience.`;
    return blocked("leads_missing", message, search, "Choose audience");
  }
  const message = `“${people.name}” has no contacts to email. See the reasons below the audience.`;
  return blocked("people_missing", message, paths.business.importPeople, "Import contacts");
}

function checkPeople(plan: CampaignPlan): CampaignCheck {
  const { leadSearchId, leadSearch, isDemo, people } = plan;
  const { search } = plan.to;
  if (leadSearchId === null) return checkAudience(plan);
  if (!leadSearch)
    return blocked(
      "search_deleted",
      "The lead search was deleted. Choose another search.",
      search,
      "Choose search",
    );
  const { searchName, resultsCount, reachableCount } = leadSearch;
  if (resultsCount === 0) {
    const message = `The search “${searchName}” has found no leads yet. Run the search first.`;
    return blocked("leads_missing", message, paths.leadSearch.results(leadSearchId), "Open search");
  }
  if (leadSearch.isDemo && !isDemo) {
    const message = `“${searchName}” contains demo leads, which are never emailed. Choose another search.`;
    return blocked("leads_demo", message, search, "Choose search");
  }
  if (people) return checkAudience(plan);
  const reached = `${reachedText(reachableCount, resultsCount)}.`;
  if (reachableCount > 0) return done("people", reached);
  const message = `No contacts in “${searchName}” have an email address with a known source. Import contacts.`;
  return blocked("people_missing", message, paths.business.importPeople, "Import contacts");
}

async function checkMailbox(ctx: AccountContext, { mailboxId, to }: CampaignPlan): Promise<CampaignCheck> {
  const ready = await readyMailboxes(ctx);
  if (ready.length === 0) {
    const begun = await mailboxForAccount(ctx);
    return blocked(
      "mailbox_missing",
      "No mailbox is ready to send. Connect a mailbox and check its DNS records.",
      begun ? paths.mailboxes.mailbox(begun.id) : paths.mailboxes.connect,
      begun ? "Open mailbox" : "Connect mailbox",
    );
  }
  const carrier = mailboxId === null ? ready[0] : ready.find((mailbox) => mailbox.id === mailboxId);
  if (!carrier)
    return blocked(
      "mailbox_not_ready",
      "This campaign’s mailbox isn’t ready to send. Choose another mailbox.",
      to.mailbox,
      "Choose mailbox",
    );
  if (carrier.pausedAt === null) return done("mailbox", `Emails will be sent from ${carrier.fromAddress}.`);
  return {
    code: "mailbox_paused",
    state: "advice",
    message: `${carrier.fromAddress} is paused. Emails will be sent once you resume the mailbox.`,
    mend: { to: paths.mailboxes.mailbox(carrier.id), label: "Open mailbox" },
  };
}

async function checkSender(ctx: AccountContext, { createdBy }: CampaignPlan): Promise<CampaignCheck[]> {
  const signature: CampaignCheck = (await findSignature(ctx, createdBy))
    ? done("signature", "The sender’s email signature is ready.")
    : {
        code: "signature_missing",
        state: "advice",
        message: "No email signature yet. The sender’s name and company will be used.",
        mend: { to: paths.templates.signature, label: "Create signature" },
      };
  const person = (await isAccountVerified(ctx))
    ? done("address", "Your email address is confirmed.")
    : blocked("address_unconfirmed", EMAIL_NOT_VERIFIED, paths.account.home, "Confirm email");
  return [person, signature];
}

/** Runs every check before a start, for pages and API: content, audience, mailbox, sender. */
export async function checkPlan(ctx: AccountContext, plan: CampaignPlan): Promise<CampaignCheck[]> {
  return [
    ...checkSteps(plan),
    checkPeople(plan),
    await checkMailbox(ctx, plan),
    ...(await checkSender(ctx, plan)),
  ];
}

export const checkCampaign = async (ctx: AccountContext, campaign: Campaign): Promise<CampaignCheck[]> =>
  checkPlan(ctx, await planOf(ctx, campaign));

/** The checks before a start, and a forecast of its emails. */
export async function lookAtStart(ctx: AccountContext, campaign: Campaign) {
  const plan = await planOf(ctx, campaign);
  return {
    plan,
    checks: await checkPlan(ctx, plan),
    forecast: await forecastPlan(ctx, plan, campaign.id),
  };
}

/** @throws DomainError invalid, listing every obstacle */
export async function requireStartable(ctx: AccountContext, campaign: Campaign): Promise<void> {
  const problems = problemsAmong(await checkCampaign(ctx, campaign));
  if (problems.length > 0) throw new DomainError("invalid", problems.join(" "));
}
