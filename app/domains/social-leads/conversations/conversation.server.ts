import { and, desc, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { statement } from "~/core/statement";
import { listConnections } from "~/domains/marketing/platforms/connections.server";
import { PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import type { SocialLead } from "../tables";
import { digitsOf } from "./link";
import { isInWindow, windowEnds } from "./policy";
import {
  type SocialChannel,
  type SocialMessage,
  socialChannels,
  socialConversations,
  socialMessages,
} from "./tables";

const MAX_CHANNELS = 20;

/** Newest first by the time written, so that imported past messages appear in their place. */
export async function listMessages(
  ctx: AccountContext,
  leadId: number,
  { limit, cursor }: PageQuery,
): Promise<Page<SocialMessage>> {
  const { id, writtenAt, accountId } = socialMessages;
  const isIts = and(eq(socialMessages.leadId, leadId), eq(sql`+${accountId}`, ctx.account.id));
  const isBefore = sql`(${writtenAt}, ${id}) < (select c.written_at, c.id from ${socialMessages} c
    where c.id = ${cursor ?? 0} and c.account_id = ${ctx.account.id})`;
  const some = ctx.db.select({ id }).from(socialMessages).where(isIts).limit(MAX_EXACT_COUNT).as("some");
  const [found, [counted]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(socialMessages)
      .where(cursor === undefined ? isIts : and(isIts, isBefore))
      .orderBy(desc(writtenAt), desc(id))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(some),
  ]);
  return { ...pageOf(found, limit, (row) => row.id), total: totalUpTo(counted?.count ?? 0) };
}

const channelsOf = (ctx: AccountContext, leadId: number): Promise<SocialChannel[]> =>
  ctx.db
    .select()
    .from(socialChannels)
    .where(and(eq(socialChannels.leadId, leadId), eq(socialChannels.accountId, ctx.account.id)))
    .orderBy(desc(socialChannels.lastInboundAt))
    .limit(MAX_CHANNELS);

/** Whether and how a reply can reach the person now. */
export type ReplyState =
  | { way: "platform"; channel: SocialChannel; until: Date }
  | { way: "link"; digits: string; why: string }
  | { way: "none"; why: string };

export async function replyState(ctx: AccountContext, lead: SocialLead): Promise<ReplyState> {
  const [channels, connections] = await Promise.all([channelsOf(ctx, lead.id), listConnections(ctx)]);
  const isOpen = ({ connectionId, isDemo }: SocialChannel) =>
    isDemo || connections.some(({ id, health }) => id === connectionId && health !== "over");
  const channel = channels.find((channel) => isInWindow(channel.lastInboundAt, ctx.now()) && isOpen(channel));
  if (channel) return { way: "platform", channel, until: windowEnds(channel.lastInboundAt) };
  const [last] = channels;
  const why = whyNot(last, last !== undefined && isInWindow(last.lastInboundAt, ctx.now()));
  const digits = digitsOf(lead);
  return digits ? { way: "link", digits, why } : { way: "none", why };
}

function whyNot(last: SocialChannel | undefined, isInTime: boolean): string {
  if (!last) return "This lead hasn’t messaged your pages or numbers.";
  const name = PLATFORM_NAMES[last.platform];
  return isInTime
    ? `${name} is disconnected or its token has expired. Connect it again to reply.`
    : `${name} only allows replies within 24 hours of the last message, and that time has passed.`;
}

export async function findConversation(ctx: AccountContext, leadId: number) {
  const byLead = and(
    eq(socialConversations.leadId, leadId),
    eq(socialConversations.accountId, ctx.account.id),
  );
  const [row] = await ctx.db.select().from(socialConversations).where(byLead).limit(1);
  return row ?? null;
}

export async function unreadOf(
  ctx: AccountContext,
  leadIds: readonly number[],
): Promise<Map<number, number>> {
  const query = sql`select c.lead_id as lead, count(m.id) as n from ${socialConversations} c
    join ${socialMessages} m on m.lead_id = c.lead_id and m.id > c.read_to and m.direction = 'in'
    where c.account_id = ${ctx.account.id} and c.lead_id in (select value from json_each(${JSON.stringify(leadIds)}))
    group by c.lead_id`;
  const { results } = await statement(ctx, query).all<{ lead: number; n: number }>();
  return new Map(results.map(({ lead, n }) => [lead, n]));
}

/** Marks messages up to this one as read. */
export async function noteRead(ctx: AccountContext, leadId: number, messageId: number): Promise<void> {
  await ctx.db
    .update(socialConversations)
    .set({ readTo: messageId })
    .where(
      and(
        eq(socialConversations.leadId, leadId),
        eq(socialConversations.accountId, ctx.account.id),
        sql`${socialConversations.readTo} < ${messageId}`,
      ),
    );
}
