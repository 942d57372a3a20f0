import type { AccountContext, BusinessContext } from "~/core/context";
import { deleteDemoAgentAssignments } from "~/domains/agents/assignments/erase-assignments.server";
import { deleteDemoLedger } from "~/domains/billing/reserve-leads.server";
import { deleteDemoAssignments } from "~/domains/bulk/assignment/undo-assignment.server";
import { deleteDemoDeletions } from "~/domains/bulk/deletion/undo-deletion.server";
import { deleteDemoCampaigns, demoCampaigns } from "~/domains/campaigns/erase-campaigns.server";
import { deleteDemoChats } from "~/domains/chats/erase-chats.server";
import { deleteDemoDirectory } from "~/domains/directory/delete-demo-directory.server";
import { deleteDemoSearches } from "~/domains/lead-search/delete-demo-searches.server";
import { deleteDemoMailboxes, demoAddresses } from "~/domains/mailboxes/remove-mailboxes.server";
import { deleteDemoMarketing } from "~/domains/marketing/forms/purge-entries.server";
import { deleteDemoRequests } from "~/domains/matching/requests/remove-agent-requests.server";
import { deleteDemoGroups } from "~/domains/merging/groups/purge-merges.server";
import { deleteDemoMessages, removeSenderSnapshotsOf } from "~/domains/messages/delete-demo-messages.server";
import { deleteDemoNotices } from "~/domains/notifications/remove-notices.server";
import { deleteDemoOpportunities } from "~/domains/opportunities/remove-opportunity.server";
import { deleteDemoRatings } from "~/domains/ratings/erase-ratings.server";
import { deleteDemoReplies, demoCorrespondents } from "~/domains/replies/erase-person.server";
import { deleteDemoSavedViews } from "~/domains/saved-views/saved-views.server";
import { deleteDemoConversations } from "~/domains/social-leads/conversations/purge-conversations.server";
import { deleteDemoSocialLeads } from "~/domains/social-leads/purge-social-leads.server";
import { deleteDemoSupport } from "~/domains/support/purge-support.server";
import { removeDemoSuppressions } from "~/domains/suppressions/erase-address.server";
import { deleteDemoTags } from "~/domains/tags/purge-tag-changes.server";
import { deleteDemoTemplates } from "~/domains/templates/erase-templates.server";

const PIECES = 20;

type Removal = (ctx: BusinessContext) => Promise<unknown>;

/** Each is safe to repeat. Rows that cause emails are deleted first; rows that others refer to are deleted last. */
const PIECEMEAL: Removal[] = [
  (ctx) => deleteDemoMessages(ctx, { campaigns: demoCampaigns(ctx), addresses: demoCorrespondents(ctx) }),
  deleteDemoReplies,
  removeDemoSuppressions,
  deleteDemoNotices,
  deleteDemoTags,
  deleteDemoSavedViews,
  deleteDemoRequests,
  deleteDemoChats,
  deleteDemoSupport,
  deleteDemoMarketing,
  deleteDemoConversations,
  deleteDemoSocialLeads,
  deleteDemoRatings,
  deleteDemoAssignments,
  deleteDemoAgentAssignments,
  deleteDemoDeletions,
  deleteDemoGroups,
];

async function removeSome(ctx: BusinessContext): Promise<boolean> {
  for (const remove of PIECEMEAL) if ((await remove(ctx)) === true) return true;
  await removeSenderSnapshotsOf(ctx, demoAddresses(ctx)).run();
  await deleteDemoCampaigns(ctx);
  await deleteDemoTemplates(ctx);
  await deleteDemoMailboxes(ctx);
  await deleteDemoOpportunities(ctx);
  if (await deleteDemoSearches(ctx)) return true;
  if (await deleteDemoDirectory(ctx)) return true;
  await deleteDemoLedger(ctx);
  return false;
}

/** Deletes only rows marked as demo data, within one job's limit. Returns true if there are more. */
export async function deleteDemoRows(ctx: AccountContext): Promise<boolean> {
  for (let piece = 0; piece < PIECES; piece += 1)
    if (!(await removeSome(ctx as BusinessContext))) return false;
  return true;
}
