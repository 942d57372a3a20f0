import type { AccountContext, Context } from "~/core/context";
import { emptyOwnAssignments } from "~/domains/agents/assignments/forget-assignments.server";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { removeOwnAssignments } from "~/domains/bulk/assignment/undo-assignment.server";
import { removeOwnDeletions } from "~/domains/bulk/deletion/undo-deletion.server";
import { removeOwnCampaigns, stopCampaigns } from "~/domains/campaigns/empty-account.server";
import { removeOwnDirectory, stopImports } from "~/domains/directory/remove-own-directory.server";
import {
  emptyAccountStatement,
  isClosingAccount,
  listClosingAccounts,
  removeInvitationsInto,
} from "~/domains/identity/erasure/closed-accounts.server";
import { removeOwnSearches, stopRuns } from "~/domains/lead-search/remove-own-searches.server";
import { removeOwnMailboxes, stopMailboxes } from "~/domains/mailboxes/remove-mailboxes.server";
import { removeOwnRequests } from "~/domains/matching/requests/remove-agent-requests.server";
import { removeOwnMessages } from "~/domains/messages/erase-messages-to.server";
import { removeOwnNotices } from "~/domains/notifications/remove-notices.server";
import { removeOwnOpportunities } from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { removeOwnRefusals } from "~/domains/refusals/erase-address.server";
import { removeOwnReplies } from "~/domains/replies/erase-person.server";
import { removeOwnSavedViews } from "~/domains/saved-views/saved-views.server";
import { removeOwnTags } from "~/domains/tags/forget-tags.server";
import { removeOwnTemplates } from "~/domains/templates/empty-account.server";

/** Each removed piece by piece; what writes to people goes first. */
const OWNED = [
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
  removeOwnAssignments,
  emptyOwnAssignments,
  removeOwnTags,
  removeOwnOpportunities,
  removeOwnSearches,
  removeOwnDirectory,
];

/** Of at most 500 rows each; the rest is left to the next job. */
const PIECES = 20;

/** The account's row, its used leads and the audit trail stay. Safe to repeat at any point. */
export async function emptyAccount(ctx: AccountContext): Promise<void> {
  const { id } = ctx.account;
  if (!(await isClosingAccount(ctx, id))) return;
  await ctx.d1.batch([...stopMailboxes(ctx), stopCampaigns(ctx)]);
  await ctx.db.batch([stopImports(ctx), stopRuns(ctx)]);
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
