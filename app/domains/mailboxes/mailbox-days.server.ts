import { type AnyColumn, and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { localDay } from "~/core/time/local-time";
import { lastDays } from "~/core/time/since";
import { offsetsByCountry, readerZone } from "~/core/time/time-zones";
import { countryOfAccount } from "~/domains/identity/find-account.server";
import { isRealAccount } from "~/domains/identity/verified-user.server";
import type { Mailbox } from "./lease-mailbox.server";
import { BLOCKED_DAYS, type Owner } from "./policy";
import { mailboxDailyStats } from "./tables";

/** "2026-11-21": a mailbox's day begins at the midnight of the account's country, in UTC where none is known. */
export const mailboxDay = (owner: Owner, at: Date): string => localDay(at, readerZone(owner));

/** Seconds that the clock of an account's country shows at `at`, by its offset of now. */
export const wallSeconds = (now: Date, accountId: SQL, at: SQL | number = toUnixSeconds(now)): SQL =>
  sql`(${at} + ifnull(json_extract(${JSON.stringify(offsetsByCountry(now))}, '$.' || ${countryOfAccount(accountId)}), 0))`;

export const mailboxToday = (now: Date, accountId: SQL): SQL =>
  sql`date(${wallSeconds(now, accountId)}, 'unixepoch')`;

export async function sentToday(ctx: AccountContext, mailboxId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ sent: mailboxDailyStats.sent })
    .from(mailboxDailyStats)
    .where(
      and(eq(mailboxDailyStats.mailboxId, mailboxId), eq(mailboxDailyStats.day, mailboxDay(ctx, ctx.now()))),
    )
    .limit(1);
  return row?.sent ?? 0;
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

/** The sums by which a mailbox pauses itself: since it was last resumed, and what was blocked lately. */
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

/** Counts sent emails; `rows` gives mailbox, day ("2026-11-21") and how many. */
export const addSent = (rows: SQL): SQL =>
  sql`insert into mailbox_daily_stats (mailbox_id, day, sent) ${rows}
    on conflict do update set sent = sent + excluded.sent`;

/** What all mailboxes sent on some days, without demo mailboxes: a row a day. Reads a row for each that sent. */
export const sentByDay = (days: readonly string[]): SQL =>
  sql`select unixepoch(d.day) as at, sum(d.sent) as sent from json_each(${JSON.stringify(days)}) j
    cross join mailbox_daily_stats d on unixepoch(d.day) = unixepoch(j.value)
    join mailboxes b on b.id = d.mailbox_id
    where not b.is_demo and ${isRealAccount(sql`b.account_id`)} group by d.day`;
