import { and, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { csvResponse, csvStream } from "~/core/csv";
import type { Page } from "~/core/pagination";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { type CampaignMessage, statusOf } from "~/domains/messages/campaign-messages.server";
import { campaignMessageJson } from "~/domains/messages/json";
import { allSentMails, listSentMails, type SentMailQuery } from "~/domains/messages/sent-mails.server";
import { campaigns } from "../tables";

interface SentMail extends CampaignMessage {
  /** Null for a one-off email, or if the campaign was deleted. */
  campaign: { id: number; name: string } | null;
}

async function withCampaigns(ctx: AccountContext, rows: CampaignMessage[]): Promise<SentMail[]> {
  const ids = [...new Set(rows.flatMap(({ message }) => message.campaignId ?? []))];
  const found = await ctx.db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(
      and(
        sql`${campaigns.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(sql`+${campaigns.accountId}`, ctx.account.id),
        isNull(campaigns.archivedAt),
      ),
    );
  const byId = new Map(found.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, campaign: byId.get(row.message.campaignId ?? 0) ?? null }));
}

/** Most recently sent first. */
export async function listMails(ctx: AccountContext, query: SentMailQuery): Promise<Page<SentMail>> {
  const page = await listSentMails(ctx, query);
  return { ...page, rows: await withCampaigns(ctx, page.rows) };
}

export const sentMailJson = (mail: SentMail) => ({ ...campaignMessageJson(mail), campaign: mail.campaign });

const HEADER = ["Sent", "Company", "Contact", "E-mail", "Campaign", "Step", "Status", "Responded"];

async function* csvRows(ctx: AccountContext, query: SentMailQuery) {
  for await (const batch of allSentMails(ctx, query))
    for (const found of await withCampaigns(ctx, batch)) {
      const { message, companyName, contactName, campaign } = found;
      const { sentAt, toAddress, campaignId, position, respondedAt } = message;
      const step = campaignId === null ? null : position;
      yield [sentAt, companyName, contactName, toAddress, campaign?.name, step, statusOf(found), respondedAt];
    }
}

/** @throws DomainError forbidden while the account is suspended */
export function exportMails(ctx: AccountContext, query: SentMailQuery): Response {
  requireActiveAccount(ctx);
  return csvResponse("mails.csv", csvStream(HEADER, csvRows(ctx, query)));
}
