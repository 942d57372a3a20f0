import type { AccountContext } from "~/core/context";
import { csvResponse, csvStream } from "~/core/csv";
import { MAX_EXACT_COUNT, type Page, type Total, totalUpTo } from "~/core/pagination";
import { requireActiveAccount } from "~/domains/identity/account-state";
import {
  allCampaignMessages,
  type CampaignMessage,
  type CampaignMessageQuery,
  countCampaignMessages,
  listCampaignMessages,
  statusOf,
} from "~/domains/messages/campaign-messages.server";
import { reasonText } from "~/domains/messages/message-reasons";
import type { Campaign } from "../campaign";
import { getCampaign } from "../campaigns.server";

type Status = CampaignMessageQuery["status"];

/** The total from the campaign's counters, or a count if no counter matches the filter. */
async function totalOf(ctx: AccountContext, campaign: Campaign, status: Status): Promise<Total> {
  const kept: Partial<Record<NonNullable<Status>, number>> = {
    sent: campaign.sent,
    failed: campaign.failed,
    skipped: campaign.skipped,
    unconfirmed: campaign.unconfirmed,
    responded: campaign.responses,
  };
  if (status === undefined) return { count: campaign.totalMessages, isExact: true };
  const count = kept[status];
  if (count !== undefined) return { count, isExact: true };
  return totalUpTo(await countCampaignMessages(ctx, campaign.id, status, MAX_EXACT_COUNT));
}

/** Newest first. @throws DomainError not_found */
export async function listMessages(
  ctx: AccountContext,
  campaignId: number,
  query: CampaignMessageQuery,
): Promise<Page<CampaignMessage> & { campaign: Campaign }> {
  const campaign = await getCampaign(ctx, campaignId);
  const page = await listCampaignMessages(ctx, campaignId, query);
  return { ...page, campaign, total: await totalOf(ctx, campaign, query.status) };
}

const HEADER = ["Company", "Contact", "E-mail", "Step", "Status", "Due", "Sent", "Responded", "Error"];

async function* csvRows(ctx: AccountContext, campaignId: number, status: Status) {
  for await (const found of allCampaignMessages(ctx, campaignId, status)) {
    const { message, companyName, contactName } = found;
    const { toAddress, position, dueAt, sentAt, respondedAt } = message;
    yield [
      companyName,
      contactName,
      toAddress,
      position,
      statusOf(found),
      dueAt,
      sentAt,
      respondedAt,
      reasonText(message),
    ];
  }
}

/** Exports a CSV file. @throws DomainError not_found; forbidden while the account is suspended */
export async function exportMessages(ctx: AccountContext, campaignId: number, status: Status) {
  await getCampaign(ctx, campaignId);
  requireActiveAccount(ctx);
  return csvResponse(`campaign-${campaignId}.csv`, csvStream(HEADER, csvRows(ctx, campaignId, status)));
}
