import type { AccountContext, BusinessContext } from "~/core/context";
import { removeDemoAgentAssignments } from "~/domains/agents/assignments/forget-assignments.server";
import { removeDemoLedger } from "~/domains/billing/remove-demo-ledger.server";
import { removeDemoAssignments } from "~/domains/bulk/assignment/undo-assignment.server";
import { removeDemoDeletions } from "~/domains/bulk/deletion/undo-deletion.server";
import { demoCampaigns, removeDemoCampaigns } from "~/domains/campaigns/remove-demo-campaigns.server";
import { removeDemoChats } from "~/domains/chats/forget-chats.server";
import { removeDemoDirectory } from "~/domains/directory/remove-demo-directory.server";
import { removeDemoSearches } from "~/domains/lead-search/remove-demo-searches.server";
import { demoAddresses, removeDemoMailboxes } from "~/domains/mailboxes/remove-demo-mailboxes.server";
import { removeDemoMarketing } from "~/domains/marketing/forms/forget-entries.server";
import { removeDemoRequests } from "~/domains/matching/requests/remove-agent-requests.server";
import { removeDemoGroups } from "~/domains/merging/groups/forget-groups.server";
import { removeDemoMessages, removeLetterheadsOf } from "~/domains/messages/remove-demo-messages.server";
import { removeDemoNotices } from "~/domains/notifications/remove-notices.server";
import { removeDemoOpportunities } from "~/domains/opportunities/remove-demo-opportunities.server";
import { removeDemoRatings } from "~/domains/ratings/forget-ratings.server";
import { removeDemoRefusals } from "~/domains/refusals/erase-address.server";
import { demoCorrespondents, removeDemoReplies } from "~/domains/replies/erase-person.server";
import { removeDemoSavedViews } from "~/domains/saved-views/saved-views.server";
import { removeDemoConversations } from "~/domains/social-leads/conversations/forget-conversations.server";
import { removeDemoSocialLeads } from "~/domains/social-leads/forget-social-leads.server";
import { removeDemoSupport } from "~/domains/support/forget-support.server";
import { removeDemoTags } from "~/domains/tags/forget-tags.server";
import { removeDemoTemplates } from "~/domains/templates/remove-demo-templates.server";

const PIECES = 20;

type Removal = (ctx: BusinessContext) => Promise<unknown>;

/** Each is safe to repeat. What writes to people goes first, and what others are found by goes last. */
const PIECEMEAL: Removal[] = [
  (ctx) => removeDemoMessages(ctx, { campaigns: demoCampaigns(ctx), addresses: demoCorrespondents(ctx) }),
  removeDemoReplies,
  removeDemoRefusals,
  removeDemoNotices,
  removeDemoTags,
  removeDemoSavedViews,
  removeDemoRequests,
  removeDemoChats,
  removeDemoSupport,
  removeDemoMarketing,
  removeDemoConversations,
  removeDemoSocialLeads,
  removeDemoRatings,
  removeDemoAssignments,
  removeDemoAgentAssignments,
  removeDemoDeletions,
  removeDemoGroups,
];

async function removeSome(ctx: BusinessContext): Promise<boolean> {
  for (const remove of PIECEMEAL) if ((await remove(ctx)) === true) return true;
  await removeLetterheadsOf(ctx, demoAddresses(ctx)).run();
  await removeDemoCampaigns(ctx);
  await removeDemoTemplates(ctx);
  await removeDemoMailboxes(ctx);
  await removeDemoOpportunities(ctx);
  if (await removeDemoSearches(ctx)) return true;
  if (await removeDemoDirectory(ctx)) return true;
  await removeDemoLedger(ctx);
  return false;
}

/** Rows that are marked as demo work, and nothing else. At most so much as one job may; true when there is more. */
export async function removeDemoRows(ctx: AccountContext): Promise<boolean> {
  for (let piece = 0; piece < PIECES; piece += 1)
    if (!(await removeSome(ctx as BusinessContext))) return false;
  return true;
}
