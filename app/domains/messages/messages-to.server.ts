import { and, count, desc, isNotNull, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { messages } from "./tables";

/** The people whose emails are listed: any of these leads, or any of these addresses as sender or recipient. */
export interface People {
  leadIds: number[];
  addresses: string[];
}

const EVENTS = {
  sent: messages.sentAt,
  clicked: messages.clickedAt,
  bounced: messages.bouncedAt,
  complained: messages.complainedAt,
  unsubscribed: messages.unsubscribedAt,
};
type EventName = keyof typeof EVENTS;
const NAMES = Object.keys(EVENTS) as EventName[];

export interface MessageEvent {
  id: number;
  campaignId: number | null;
  position: number;
  toAddress: string;
  event: EventName;
  at: Date;
}

export const isNobody = ({ leadIds, addresses }: People) => leadIds.length + addresses.length === 0;

/** SQL condition: a row of the account with one of the leads, or one of the addresses, ignoring case. */
export const isOfPeople = (
  ctx: AccountContext,
  row: { accountId: SQLWrapper; leadId: SQLWrapper; address: SQLWrapper },
  { leadIds, addresses }: People,
): SQL | undefined =>
  and(
    sql`+${row.accountId} = ${ctx.account.id}`,
    or(
      leadIds.length === 0 ? undefined : sql`${row.leadId} in ${inJsonArray(leadIds)}`,
      addresses.length === 0 ? undefined : sql`${row.address} collate nocase in ${inJsonArray(addresses)}`,
    ),
  );

const isSentTo = (ctx: AccountContext, people: People): SQL | undefined => {
  const { accountId, leadId, toAddress } = messages;
  return and(isOfPeople(ctx, { accountId, leadId, address: toAddress }, people), isNotNull(messages.sentAt));
};

/** Sent emails and their events, newest first: clicks, bounces, complaints, unsubscribes. */
export async function listMessageEvents(
  ctx: AccountContext,
  people: People,
  limit: number,
  before?: Date,
): Promise<MessageEvent[]> {
  if (isNobody(people)) return [];
  const until = before ? toUnixSeconds(before) : Number.MAX_SAFE_INTEGER;
  // Sorted by each message's latest event before `before`: an old message may have been clicked today.
  const latest = sql.join(
    NAMES.map((name) => sql`iif(ifnull(${EVENTS[name]}, 0) < ${until}, ifnull(${EVENTS[name]}, 0), 0)`),
    sql`, `,
  );
  const rows = await ctx.db
    .select({
      id: messages.id,
      campaignId: messages.campaignId,
      position: messages.position,
      toAddress: messages.toAddress,
      ...EVENTS,
    })
    .from(messages)
    .where(and(isSentTo(ctx, people), before && lt(messages.sentAt, before)))
    .orderBy(sql`max(${latest}) desc`, desc(messages.id))
    .limit(limit);
  return rows
    .flatMap(({ id, campaignId, position, toAddress, ...times }) =>
      // A click in the same second as the sending is listed as the later event.
      NAMES.toReversed().flatMap((event) => {
        const at = times[event];
        return at && (!before || at < before) ? [{ id, campaignId, position, toAddress, event, at }] : [];
      }),
    )
    .sort((one, two) => two.at.getTime() - one.at.getTime())
    .slice(0, limit);
}

export async function countMessageEvents(ctx: AccountContext, people: People): Promise<number> {
  if (isNobody(people)) return 0;
  const [row] = await ctx.db
    .select({
      sent: count(),
      clicked: count(messages.clickedAt),
      bounced: count(messages.bouncedAt),
      complained: count(messages.complainedAt),
      unsubscribed: count(messages.unsubscribedAt),
    })
    .from(messages)
    .where(isSentTo(ctx, people));
  return Object.values(row ?? {}).reduce((sum, events) => sum + events, 0);
}
