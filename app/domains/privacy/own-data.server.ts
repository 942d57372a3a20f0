import type { AccountContext } from "~/core/context";
import { assignmentsOfUser } from "~/domains/agents/assignments/erase-assignments.server";
import { agentRecordOf } from "~/domains/agents/erase-agent.server";
import { listAuditTrail } from "~/domains/audit/audit-trail.server";
import { ownBilling } from "~/domains/billing/newest-own.server";
import { messagesOfUser } from "~/domains/chats/erase-chats.server";
import { ownReferrals } from "~/domains/commissions/affiliate/erase-referrals.server";
import { closesAnsweredBy, closesOfAgent } from "~/domains/commissions/closes/erase-closes.server";
import { ownPayouts } from "~/domains/commissions/payouts/erase-payouts.server";
import { ownDirectoryRows } from "~/domains/directory/own-directory-rows.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { accountNames, invitationsHeldOf } from "~/domains/identity/erasure/held-by-address.server";
import { ownFacts } from "~/domains/identity/own-facts.server";
import { canPay, requireNotImpersonating } from "~/domains/identity/policy";
import { ownSearches } from "~/domains/lead-search/lead-searches.server";
import { mailsHeldOf } from "~/domains/mail/mails-of-address.server";
import { applicationsOfUser } from "~/domains/marketing/access/purge-applications.server";
import { ownAgentRequests } from "~/domains/matching/requests/remove-agent-requests.server";
import { ownOnboarding } from "~/domains/onboarding/erase-onboarding.server";
import { ownTasks } from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { ratingsOfUser } from "~/domains/ratings/erase-ratings.server";
import { ownSavedViews } from "~/domains/saved-views/saved-views.server";
import { socialMessagesOfUser } from "~/domains/social-leads/conversations/purge-conversations.server";
import { touchesOfUser } from "~/domains/social-leads/purge-social-leads.server";
import { supportMessagesOfUser } from "~/domains/support/purge-support.server";
import { ownTags } from "~/domains/tags/tags.server";
import { ownTemplates } from "~/domains/templates/own-templates.server";
import { ownTraining } from "~/domains/training/erase-training.server";
import { findAutomation } from "~/domains/workflow/automation.server";
import { automationJson } from "~/domains/workflow/json";
import { m } from "~/messages/messages";
import { privacyHeldOf } from "./requests/held-data.server";

/** An agent's data besides the profile: at most `limit` rows of each kind. */
const ownAgentData = async (ctx: UserContext, agentId: number, limit: number) => ({
  onboarding: await ownOnboarding(ctx, agentId),
  ...(await ownPayouts(ctx, agentId, limit)),
  closes: await closesOfAgent(ctx, agentId, limit),
  referrals: await ownReferrals(ctx, agentId, limit),
});

const MAX_ROWS = 500;

const hasAccount = (ctx: UserContext): ctx is UserContext & AccountContext => ctx.account !== null;

/**
 * The user's data, at most 500 rows of each kind. Includes data matched by email address only once the address is
 * confirmed.
 * @throws DomainError forbidden
 */
export async function ownData(ctx: UserContext) {
  requireNotImpersonating(ctx);
  const { userId, email } = ctx.actor;
  const { emailKey, ...facts } = await ownFacts(ctx);
  const [
    agent,
    ofAddress,
    trail,
    work,
    agentAssignments,
    agentRatings,
    agentMessages,
    supportMessages,
    applications,
    socialMessages,
  ] = await Promise.all([
    agentRecordOf(ctx, userId),
    ctx.actor.isVerified ? heldOfAddress(ctx, email, emailKey) : null,
    listAuditTrail(ctx, { actor: userId }, MAX_ROWS),
    hasAccount(ctx) ? accountWork(ctx, userId) : null,
    assignmentsOfUser(ctx, userId, MAX_ROWS),
    ratingsOfUser(ctx, userId, MAX_ROWS),
    messagesOfUser(ctx, userId, MAX_ROWS),
    supportMessagesOfUser(ctx, userId, MAX_ROWS),
    applicationsOfUser(ctx, userId, MAX_ROWS),
    socialMessagesOfUser(ctx, userId, MAX_ROWS),
  ]);
  return {
    madeAt: ctx.now().toISOString(),
    note: m.privacy_own_data_at_most_rows_of_each({ maxRows: MAX_ROWS }),
    ...facts,
    agent,
    agentAssignments,
    agentRatings,
    agentMessages,
    supportMessages,
    marketingApplications: applications,
    socialMessages,
    training: await ownTraining(ctx, userId, MAX_ROWS),
    ...(agent ? await ownAgentData(ctx, agent.id, MAX_ROWS) : { onboarding: null }),
    ...work,
    ...(ofAddress ?? { addressNote: UNPROVED }),
    // An impersonating administrator's network address is not part of the user's data.
    auditTrail: trail.lines.map(({ impersonatorId, address, ...line }) => ({
      ...line,
      address: impersonatorId === null ? address : null,
      byAdministrator: impersonatorId !== null,
    })),
  };
}

const UNPROVED = "Confirm your email address to include its emails, invitations and data requests.";

async function heldOfAddress(ctx: UserContext, email: string, emailKey: string) {
  const [mailsToYou, received, held] = await Promise.all([
    mailsHeldOf(ctx, email),
    invitationsHeldOf(ctx, emailKey),
    privacyHeldOf(ctx, email, emailKey),
  ]);
  const names = await accountNames(
    ctx,
    received.map(({ accountId }) => accountId),
  );
  const invitationsToYou = received.map(({ accountId, ...row }) => ({
    from: names.get(accountId) ?? null,
    ...row,
  }));
  return { mailsToYou, invitationsToYou, ...held };
}

async function accountWork(ctx: UserContext & AccountContext, userId: number) {
  const [
    directory,
    leads,
    outreach,
    savedViews,
    tags,
    tasks,
    agentRequests,
    billing,
    closes,
    workflow,
    socialLeadTouches,
  ] = await Promise.all([
    ownDirectoryRows(ctx, userId),
    ownSearches(ctx, userId),
    ownTemplates(ctx, userId),
    ownSavedViews(ctx, userId),
    ownTags(ctx),
    ownTasks(ctx, userId),
    ownAgentRequests(ctx, userId),
    canPay(ctx.actor) ? ownBilling(ctx, MAX_ROWS) : undefined,
    closesAnsweredBy(ctx, userId, MAX_ROWS),
    findAutomation(ctx),
    touchesOfUser(ctx, userId, MAX_ROWS),
  ]);
  const work = {
    directory,
    leads,
    outreach,
    savedViews,
    tags,
    tasks,
    agentRequests,
    closes,
    socialLeadTouches,
    workflow: automationJson(workflow),
  };
  return { ...work, ...(billing && { billing }) };
}
