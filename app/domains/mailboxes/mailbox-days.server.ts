import { type AnyColumn, and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { reusableStatement } from "~/core/statement";
import { localDay } from "~/core/time/local-time";
import { lastDays } from "~/core/time/since";
import { offsetsByCountry, readerZone } from "~/core/time/time-zones";
import { countryOfAccount } from "~/domains/identity/find-account.server";
import { isRealAccount } from "~/domains/identity/verified-user.server";
import type { Mailbox } from "./lease-mailbox.server";
import { BLOCKED_DAYS, type Owner } from "./policy";
import { mailboxDailyStats } from "./tables";

/** "2026-11-21": a mailbox's day starts at midnight in the account's country, or UTC if unknown. */
export const mailboxDay = (owner: Owner, at: Date): string => localDay(at, readerZone(owner));

/** Local time at `at` in the account's country, in Unix seconds, using the current UTC offset. */
export const wallSeconds = (now: Date, accountId: SQL, at: SQL | number = toUnixSeconds(now)): SQL =>
  sql`(${at} + ifnull(json_extract(${JSON.stringify(offsetsByCountry(now))}, '$.' || ${countryOfAccount(accountId)}), 0))`;

export const mailboxToday = (now: Date, accountId: SQL): SQL =>
  sql`date(${wallSeconds(now, accountId)}, 'unixepoch')`;

/** A mailbox's campaign emails of the day, and the used part of its other allowances. */
export const SENT_TODAY = {
  byCampaigns: sql<number>`ifnull(${mailboxDailyStats.sent} - ${mailboxDailyStats.sentOneToOne}, 0)`,
  oneToOneClaimed: sql<number>`ifnull(${mailboxDailyStats.oneToOneClaimed}, 0)`,
  testsClaimed: sql<number>`ifnull(${mailboxDailyStats.testsClaimed}, 0)`,
};

export const NOTHING_SENT = { byCampaigns: 0, oneToOneClaimed: 0, testsClaimed: 0 };
export type SentToday = typeof NOTHING_SENT;

export async function sentToday(ctx: AccountContext, mailboxId: number): Promise<SentToday> {
  const [row] = await ctx.db
    .select(SENT_TODAY)
    .from(mailboxDailyStats)
    .where(
      and(eq(mailboxDailyStats.mailboxId, mailboxId), eq(mailboxDailyStats.day, mailboxDay(ctx, ctx.now()))),
    )
    .limit(1);
  return row ?? NOTHING_SENT;
}

export async function listMailboxDays(ctx: AccountContext, mailboxId: number, count = 30) {
  const days = lastDays(ctx, count);
  const rows = await ctx.db
    .select()
    .from(mailboxDailyStats)
    .where(and(eq(mailboxDailyStats.mailboxId, mailboxId), gte(mailboxDailyStats.day, days[0] ?? "")));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => {
    const { sent = 0, bounces = 0, complaints = 0, blocked = 0 } = byDay.get(day) ?? {};
    return { day, sent, bounces, complaints, blocked };
  });
}

export const blockedSince = (today: SQL): SQL => sql`date(${today}, ${`-${BLOCKED_DAYS - 1} days`})`;

/** Returns the sums that decide a pause: counts since the last resumption, and recent blocks. */
export async function mailboxRates(ctx: Context, mailbox: Pick<Mailbox, "id" | "accountId" | "countedFrom">) {
  const { id, accountId, countedFrom } = mailbox;
  const since = blockedSince(mailboxToday(ctx.now(), sql`${accountId}`));
  const { sent, bounces, complaints, blocked, day } = mailboxDailyStats;
  const sum = (what: SQL | AnyColumn) => sql<number>`ifnull(sum(${what}), 0)`;
  const lately = (what: AnyColumn) => sum(sql`iif(${day} >= ${since}, ${what}, 0)`);
  const [row] = await ctx.db
    .select({
      sent: sum(sent),
      bounces: sum(bounces),
      complaints: sum(complaints),
      blocked: lately(blocked),
      sentLately: lately(sent),
    })
    .from(mailboxDailyStats)
    .where(and(eq(mailboxDailyStats.mailboxId, id), gte(day, countedFrom ?? "")));
  return row ?? { sent: 0, bounces: 0, complaints: 0, blocked: 0, sentLately: 0 };
}

/** Adds to the sent counts, without tests; `rows` selects mailbox, day ("2026-11-21"), count, and one-to-one count. */
export const addSent = (rows: SQL): SQL =>
  sql`insert into mailbox_daily_stats (mailbox_id, day, sent, sent_one_to_one) ${rows}
    on conflict do update set sent = sent + excluded.sent, sent_one_to_one = sent_one_to_one + excluded.sent_one_to_one`;

const value = sql.placeholder;

/** Adds emails of any kind to the hourly count of a mailbox with an hourly limit. */
export const addToHour = reusableStatement(
  sql`update mailboxes set sent_in_hour = iif(sent_hour is ${value("hour")}, sent_in_hour, 0) + ${value("count")},
    sent_hour = ${value("hour")} where id = ${value("mailboxId")} and hourly_limit is not null`,
);

/** Emails sent per day by all mailboxes except demo mailboxes: a row per day. Reads a row for each sending mailbox. */
export const sentByDay = (days: readonly string[]): SQL =>
  sql`select unixepoch(d.day) as at, sum(d.sent) as sent from json_each(${JSON.stringify(days)}) j
    cross join mailbox_daily_stats d on unixepoch(d.day) = unixepoch(j.value)
    join mailboxes b on b.id = d.mailbox_id
    where not b.is_demo and ${isRealAccount(sql`b.account_id`)} group by d.day`;
