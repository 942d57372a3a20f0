import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { mailboxToday } from "./mailbox-days.server";
import { JUDGED_FROM, MOST_BOUNCES, MOST_COMPLAINTS } from "./policy";

const pauseOver = (ctx: Context, which: SQL, kind: "bounces" | "complaints", most: number) => {
  const count = sql.raw(`n.${kind}`);
  return statement(
    ctx,
    sql`update mailboxes set paused_at = ${secondsOf(ctx.now())},
      pause_reason_code = ${kind}, pause_reason = null, pause_count = ${count}, pause_sent = n.sent
      from (select b.id as box, sum(d.sent) as sent, sum(d.bounces) as bounces, sum(d.complaints) as complaints
        from mailboxes b join mailbox_days d on d.mailbox_id = b.id and d.day >= ifnull(b.counted_from, '')
        where ${which} and b.paused_at is null and b.removed_at is null group by b.id) n
      where id = n.box and n.sent >= ${JUDGED_FROM} and ${count} >= n.sent * ${most}`,
  );
};

/** The statements that pause every mailbox whose rates are over their limits, whoever counted. */
export const pauseOverLimits = (ctx: Context) => [
  pauseOver(ctx, sql`true`, "bounces", MOST_BOUNCES),
  pauseOver(ctx, sql`true`, "complaints", MOST_COMPLAINTS),
];

const note = (
  ctx: Context,
  mailboxId: number,
  kind: "bounces" | "complaints",
  most: number,
  condition: SQL,
) => [
  statement(
    ctx,
    sql`insert into mailbox_days (mailbox_id, day, ${sql.raw(kind)}) select b.id, ${mailboxToday(ctx.now(), sql`b.account_id`)}, 1
      from mailboxes b where b.id = ${mailboxId} and ${condition}
      on conflict do update set ${sql.raw(`${kind} = ${kind} + 1`)}`,
  ),
  pauseOver(ctx, sql`b.id = ${mailboxId}`, kind, most),
];

/** Came back for good (5.x.x). For the batch that records it; `condition` must hold, such as `changes() > 0`. */
export const noteBounce = (ctx: Context, mailboxId: number, condition: SQL = sql`true`) =>
  note(ctx, mailboxId, "bounces", MOST_BOUNCES, condition);

export const noteComplaint = (ctx: Context, mailboxId: number, condition: SQL = sql`true`) =>
  note(ctx, mailboxId, "complaints", MOST_COMPLAINTS, condition);
