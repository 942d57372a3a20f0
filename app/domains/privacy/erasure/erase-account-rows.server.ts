import type { AccountContext, Context } from "~/core/context";
import { redactOwnAssignments } from "~/domains/agents/assignments/erase-assignments.server";
import { eraseOwnStages } from "~/domains/analytics/stage-totals.server";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { endOwnSubscription } from "~/domains/billing/subscription/grant-plan.server";
import { eraseOwnAssignments } from "~/domains/bulk/assignment/undo-assignment.server";
import { eraseOwnDeletions } from "~/domains/bulk/deletion/undo-deletion.server";
import { eraseOwnCampaigns, stopCampaigns } from "~/domains/campaigns/erase-campaigns.server";
import { redactOwnMessages } from "~/domains/chats/erase-chats.server";
import { redactOwnCloses } from "~/domains/commissions/closes/erase-closes.server";
import { eraseOwnDirectory, stopImports } from "~/domains/directory/erase-own-directory.server";
import {
  eraseAccountStatement,
  eraseOwnSettings,
  isClosingAccount,
  listClosingAccounts,
  removeInvitationsInto,
} from "~/domains/identity/erasure/closed-accounts.server";
import { eraseOwnSearches, stopRuns } from "~/domains/lead-search/erase-own-searches.server";
import { eraseOwnMailboxes, stopMailboxes } from "~/domains/mailboxes/remove-mailboxes.server";
import { eraseOwnMarketing } from "~/domains/marketing/forms/purge-entries.server";
import { eraseOwnConnections } from "~/domains/marketing/platforms/connections.server";
import { eraseOwnRequests } from "~/domains/matching/requests/remove-agent-requests.server";
import { eraseOwnGroups } from "~/domains/merging/groups/purge-merges.server";
import { eraseOwnMessages } from "~/domains/messages/erase-messages-to.server";
import { eraseOwnNotices } from "~/domains/notifications/remove-notices.server";
import { eraseOwnOpportunities } from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { redactOwnRatings } from "~/domains/ratings/erase-ratings.server";
import { eraseOwnReplies } from "~/domains/replies/erase-person.server";
import { eraseOwnSavedViews } from "~/domains/saved-views/saved-views.server";
import { eraseOwnConversations } from "~/domains/social-leads/conversations/purge-conversations.server";
import { eraseOwnSocialLeads } from "~/domains/social-leads/purge-social-leads.server";
import { eraseOwnSupport } from "~/domains/support/purge-support.server";
import { removeOwnSuppressions } from "~/domains/suppressions/erase-address.server";
import { eraseOwnTags } from "~/domains/tags/purge-tag-changes.server";
import { eraseOwnTemplates } from "~/domains/templates/erase-templates.server";
import { eraseOwnWorkflow } from "~/domains/workflow/automation.server";

/** Each is deleted in batches; whatever sends to people comes first. */
const OWNED = [
  eraseOwnConnections,
  eraseOwnConversations,
  eraseOwnSocialLeads,
  eraseOwnWorkflow,
  eraseOwnMessages,
  eraseOwnMailboxes,
  eraseOwnReplies,
  eraseOwnCampaigns,
  eraseOwnTemplates,
  removeOwnSuppressions,
  eraseOwnNotices,
  eraseOwnSavedViews,
  eraseOwnRequests,
  eraseOwnDeletions,
  eraseOwnGroups,
  eraseOwnAssignments,
  redactOwnAssignments,
  redactOwnRatings,
  redactOwnMessages,
  eraseOwnSupport,
  eraseOwnMarketing,
  eraseOwnSettings,
  redactOwnCloses,
  eraseOwnTags,
  eraseOwnOpportunities,
  eraseOwnSearches,
  eraseOwnStages,
  eraseOwnDirectory,
];

/** Batches per job, of at most 500 rows each; the next job continues. */
const PIECES = 20;

/** Erases a closing account's data. Keeps the account's row, its used leads and the audit trail. Safe to repeat at any point. */
export async function eraseAccountRows(ctx: AccountContext): Promise<void> {
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
    eraseAccountStatement(ctx, id),
    auditIfChanged(ctx, { action: "empty-account", target: `account:${id}` }),
    removeInvitationsInto(ctx, id),
  ]);
}

/** Queues accounts whose erasure is unfinished. Safe to call at any time. */
export async function requeueClosedAccounts(ctx: Context): Promise<number> {
  const waiting = await listClosingAccounts(ctx);
  for (const { id } of waiting) await ctx.queue.send({ kind: "empty-account", accountId: id });
  return waiting.length;
}
