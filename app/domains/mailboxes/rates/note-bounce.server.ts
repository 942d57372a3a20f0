import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { mailboxToday } from "../mailbox-days.server";
import { RATE_LIMITS } from "../policy";

type Kind = "bounces" | "complaints" | "blocked";

interface Over {
  which: SQL;
  kind: Kind;
  since?: SQL;
  reasonCode?: string;
  said?: string | null;
}

export function pauseOver(ctx: Context, { which, kind, since, reasonCode = kind, said = null }: Over) {
  const { maxRate, minSent, minCount } = RATE_LIMITS[kind];
  const from = since ? sql`and d.day >= ${since}` : sql``;
  return statement(
    ctx,
    sql`update mailboxes set paused_at = ${toUnixSeconds(ctx.now())},
      pause_reason_code = ${reasonCode}, pause_reason = ${said}, pause_count = n.bad, pause_sent = n.sent
      from (select b.id as box, sum(d.sent) as sent, sum(d.${sql.raw(kind)}) as bad
        from mailboxes b join mailbox_daily_stats d on d.mailbox_id = b.id and d.day >= ifnull(b.counted_from, '') ${from}
        where ${which} and b.paused_at is null and b.removed_at is null group by b.id) n
      where id = n.box and n.sent >= ${minSent} and n.bad >= ${minCount} and n.bad >= n.sent * ${maxRate}`,
  );
}

/** The statements that pause every mailbox whose rates are over the limits. */
export const pauseOverLimits = (ctx: Context) => [
  pauseOver(ctx, { which: sql`true`, kind: "bounces" }),
  pauseOver(ctx, { which: sql`true`, kind: "complaints" }),
];

export const countOfDay = (ctx: Context, mailboxId: number, kind: Kind, condition: SQL) =>
  statement(
    ctx,
    sql`insert into mailbox_daily_stats (mailbox_id, day, ${sql.raw(kind)}) select b.id, ${mailboxToday(ctx.now(), sql`b.account_id`)}, 1
      from mailboxes b where b.id = ${mailboxId} and ${condition}
      on conflict do update set ${sql.raw(`${kind} = ${kind} + 1`)}`,
  );

const note = (ctx: Context, mailboxId: number, kind: Kind, condition: SQL) => [
  countOfDay(ctx, mailboxId, kind, condition),
  pauseOver(ctx, { which: sql`b.id = ${mailboxId}`, kind }),
];

/** Counts an invalid address. For the batch that records it; `condition` must hold, such as `changes() > 0`. */
export const noteBounce = (ctx: Context, mailboxId: number, condition: SQL = sql`true`) =>
  note(ctx, mailboxId, "bounces", condition);

export const noteComplaint = (ctx: Context, mailboxId: number, condition: SQL = sql`true`) =>
  note(ctx, mailboxId, "complaints", condition);

/** Removes one bounce from a day's count when its decision is undone. */
export const uncountBounce = (mailboxId: number, day: SQL, condition: SQL): SQL =>
  sql`update mailbox_daily_stats set bounces = max(0, bounces - 1) where mailbox_id = ${mailboxId} and day = ${day} and ${condition}`;

/** After `uncountBounce`: resumes a mailbox paused by bounces if the remaining ones would not pause it. */
export function resumeUnderLimit(mailboxId: number, condition: SQL): SQL {
  const { maxRate, minSent } = RATE_LIMITS.bounces;
  const rest = sql`select ifnull(sum(d.sent), 0) as sent, ifnull(sum(d.bounces), 0) as bad from mailbox_daily_stats d
    where d.mailbox_id = ${mailboxId} and d.day >= ifnull(mailboxes.counted_from, '')`;
  return sql`update mailboxes set paused_at = null, pause_reason_code = null, pause_reason = null, pause_count = null,
      pause_sent = null
    where id = ${mailboxId} and pause_reason_code = 'bounces' and removed_at is null and ${condition}
      and exists (select 1 from (${rest}) where sent < ${minSent} or bad < sent * ${maxRate})`;
}
