import type { AccountContext, Context } from "~/core/context";
import { emptyOwnAssignments } from "~/domains/agents/assignments/forget-assignments.server";
import { removeOwnStages } from "~/domains/analytics/remove-own-stages.server";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { endOwnSubscription } from "~/domains/billing/subscription/grant-plan.server";
import { removeOwnAssignments } from "~/domains/bulk/assignment/undo-assignment.server";
import { removeOwnDeletions } from "~/domains/bulk/deletion/undo-deletion.server";
import { removeOwnCampaigns, stopCampaigns } from "~/domains/campaigns/empty-account.server";
import { emptyOwnMessages } from "~/domains/chats/forget-chats.server";
import { emptyOwnCloses } from "~/domains/commissions/closes/forget-closes.server";
import { removeOwnDirectory, stopImports } from "~/domains/directory/remove-own-directory.server";
import {
  emptyAccountStatement,
  isClosingAccount,
  listClosingAccounts,
  removeInvitationsInto,
  removeOwnSettings,
} from "~/domains/identity/erasure/closed-accounts.server";
import { removeOwnSearches, stopRuns } from "~/domains/lead-search/remove-own-searches.server";
import { removeOwnMailboxes, stopMailboxes } from "~/domains/mailboxes/remove-mailboxes.server";
import { removeOwnMarketing } from "~/domains/marketing/forms/forget-entries.server";
import { removeOwnConnections } from "~/domains/marketing/platforms/forget-platforms.server";
import { removeOwnRequests } from "~/domains/matching/requests/remove-agent-requests.server";
import { removeOwnGroups } from "~/domains/merging/groups/forget-groups.server";
import { removeOwnMessages } from "~/domains/messages/erase-messages-to.server";
import { removeOwnNotices } from "~/domains/notifications/remove-notices.server";
import { removeOwnOpportunities } from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { emptyOwnRatings } from "~/domains/ratings/forget-ratings.server";
import { removeOwnRefusals } from "~/domains/refusals/erase-address.server";
import { removeOwnReplies } from "~/domains/replies/erase-person.server";
import { removeOwnSavedViews } from "~/domains/saved-views/saved-views.server";
import { removeOwnConversations } from "~/domains/social-leads/conversations/forget-conversations.server";
import { removeOwnSocialLeads } from "~/domains/social-leads/forget-social-leads.server";
import { removeOwnSupport } from "~/domains/support/forget-support.server";
import { removeOwnTags } from "~/domains/tags/forget-tags.server";
import { removeOwnTemplates } from "~/domains/templates/empty-account.server";
import { removeOwnWorkflow } from "~/domains/workflow/remove-own-workflow.server";

/** Each removed piece by piece; what writes to people goes first. */
const OWNED = [
  removeOwnConnections,
  removeOwnConversations,
  removeOwnSocialLeads,
  removeOwnWorkflow,
  removeOwnMessages,
  removeOwnMailboxes,
  removeOwnReplies,
  removeOwnCampaigns,
  removeOwnTemplates,
  removeOwnRefusals,
  removeOwnNotices,
  removeOwnSavedViews,
  removeOwnRequests,
  removeOwnDeletions,
  removeOwnGroups,
  removeOwnAssignments,
  emptyOwnAssignments,
  emptyOwnRatings,
  emptyOwnMessages,
  removeOwnSupport,
  removeOwnMarketing,
  removeOwnSettings,
  emptyOwnCloses,
  removeOwnTags,
  removeOwnOpportunities,
  removeOwnSearches,
  removeOwnStages,
  removeOwnDirectory,
];

/** Of at most 500 rows each; the rest is left to the next job. */
const PIECES = 20;

/** The account's row, its used leads and the audit trail stay. Safe to repeat at any point. */
export async function emptyAccount(ctx: AccountContext): Promise<void> {
  const { id } = ctx.account;
  if (!(await isClosingAccount(ctx, id))) return;
  await ctx.d1.batch([...stopMailboxes(ctx), stopCampaigns(ctx)]);
  await ctx.db.batch([stopImports(ctx), stopRuns(ctx), ...endOwnSubscription(ctx)]);
  for (let piece = 0; piece < PIECES; piece += 1) {
    if (!(await removeSome(ctx))) return finish(ctx);
  }
  await ctx.queue.send({ kind: "empty-account", accountId: id });
}

async function removeSome(ctx: AccountContext): Promise<boolean> {
  for (const remove of OWNED) if (await remove(ctx)) return true;
  return false;
}

async function finish(ctx: AccountContext): Promise<void> {
  const { id } = ctx.account;
  await ctx.db.batch([
    emptyAccountStatement(ctx, id),
    auditIfChanged(ctx, { action: "empty-account", target: `account:${id}` }),
    removeInvitationsInto(ctx, id),
  ]);
}

/** Safe to call at any time. */
export async function requeueClosedAccounts(ctx: Context): Promise<number> {
  const waiting = await listClosingAccounts(ctx);
  for (const { id } of waiting) await ctx.queue.send({ kind: "empty-account", accountId: id });
  return waiting.length;
}
