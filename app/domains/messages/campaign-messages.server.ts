import { desc, sql } from "drizzle-orm";
import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { PageQuery, pageOf } from "~/core/pagination";
import { statement } from "~/core/statement";
import { getContactsByIds } from "~/domains/directory/contacts/list-contacts.server";
import { findLeadNames } from "~/domains/lead-search/leads/campaign-leads";
import { MESSAGE_STATES, messages } from "./tables";

export const MESSAGE_FILTERS = [...MESSAGE_STATES, "responded"] as const;

/** URLs from before the rename contain "unknown". */
const MessageFilter = z.preprocess(
  (value) => (value === "unknown" ? "unconfirmed" : value),
  z.enum(MESSAGE_FILTERS).optional(),
);

export const CampaignMessageQuery = PageQuery.extend({ status: MessageFilter });
export type CampaignMessageQuery = z.output<typeof CampaignMessageQuery>;

export interface CampaignMessage {
  message: typeof messages.$inferSelect;
  companyName: string | null;
  contactName: string | null;
}

export const statusOf = ({ message }: CampaignMessage) => (message.respondedAt ? "responded" : message.state);

/** The message IDs of a page in one state. Forces that state's index, which the query planner would not choose. */
function idsOf(
  ctx: AccountContext,
  campaignId: number,
  status: NonNullable<CampaignMessageQuery["status"]>,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
) {
  const [index, is] =
    status === "responded"
      ? [sql.raw("outreach_messages_responded"), sql`responded_at is not null`]
      : [sql.raw("outreach_messages_campaign"), sql`state = ${status}`];
  return statement(
    ctx,
    sql`select id from outreach_messages indexed by ${index}
      where campaign_id = ${campaignId} and ${is} and account_id = ${ctx.account.id} and id < ${cursor ?? 2 ** 52}
      order by id desc limit ${limit + 1}`,
  );
}

export async function withLeads(ctx: AccountContext, rows: (typeof messages.$inferSelect)[]) {
  const leadIds = rows.flatMap(({ leadId }) => (leadId === null ? [] : [leadId]));
  const leads = leadIds.length > 0 ? await findLeadNames(ctx, leadIds) : new Map();
  const contactIds = rows.flatMap(({ contactId }) => contactId ?? []);
  const contacts = contactIds.length > 0 ? await getContactsByIds(ctx, contactIds) : [];
  const companies = new Map(contacts.map(({ id, companyName }) => [id, companyName]));
  return rows.map((message): CampaignMessage => {
    const lead = leads.get(message.leadId ?? 0);
    return {
      message: {
        ...message,
        variant: message.language ? null : message.variant,
      },
      companyName:
        lead?.companyName ?? message.values?.companyName ?? companies.get(message.contactId ?? 0) ?? null,
      contactName: message.toName ?? lead?.contactName ?? null,
    };
  });
}

/** Newest first, using an index per state; without a state filter, merges the newest of each state. */
export async function listCampaignMessages(
  ctx: AccountContext,
  campaignId: number,
  { limit, cursor, status }: CampaignMessageQuery,
): Promise<{ rows: CampaignMessage[]; next: number | null }> {
  const asked = status === undefined ? MESSAGE_STATES : [status];
  const found = await ctx.d1.batch<{ id: number }>(
    asked.map((row) => idsOf(ctx, campaignId, row, { limit, cursor })),
  );
  const ids = found
    .flatMap(({ results }) => results.map(({ id }) => id))
    .sort((a, b) => b - a)
    .slice(0, limit + 1);
  const { rows: page, next } = pageOf(ids, limit, (id) => id);
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(sql`${messages.id} in (select value from json_each(${JSON.stringify(page)}))`)
    .orderBy(desc(messages.id));
  return { rows: await withLeads(ctx, rows), next };
}

/** @throws DomainError not_found for a message of another account or campaign */
export async function getCampaignMessage(ctx: AccountContext, campaignId: number, messageId: number) {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(
      sql`${messages.id} = ${messageId} and +${messages.campaignId} = ${campaignId}
        and +${messages.accountId} = ${ctx.account.id}`,
    )
    .limit(1);
  const [found] = await withLeads(ctx, rows);
  if (!found) throw notFound("This message");
  return found;
}

const EXPORT_BATCH = 500;

export async function* allCampaignMessages(
  ctx: AccountContext,
  campaignId: number,
  status: CampaignMessageQuery["status"],
): AsyncGenerator<CampaignMessage> {
  let cursor: number | undefined;
  do {
    const page: { rows: CampaignMessage[]; next: number | null } = await listCampaignMessages(
      ctx,
      campaignId,
      {
        limit: EXPORT_BATCH,
        cursor,
        status,
      },
    );
    yield* page.rows;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

export async function countCampaignMessages(
  ctx: AccountContext,
  campaignId: number,
  status: NonNullable<CampaignMessageQuery["status"]>,
  bound: number,
): Promise<number> {
  const [row] = await ctx.db.all<{ n: number }>(sql`
    select count(*) as n from (select 1 from ${messages} indexed by outreach_messages_campaign where campaign_id = ${campaignId}
      and account_id = ${ctx.account.id} and state = ${status}
      limit ${bound})`);
  return row?.n ?? 0;
}
