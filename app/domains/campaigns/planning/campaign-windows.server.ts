import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time/time-zones";
import { nextOpening, nextOpeningSql } from "./sending-window";

/** Messages moved on in one go. */
const MOST = 5_000;

/**
 * When messages are claimed: the first that are due, whose readers' window has closed since, wait for the next one. Single
 * mails have no window.
 */
export function rollOverStatement(ctx: Context, mailboxId: number): D1PreparedStatement {
  const now = Math.floor(ctx.now().getTime() / 1000);
  const zones = JSON.stringify(offsetsByCountry(ctx.now()));
  const opens = nextOpeningSql(sql`${now}`, sql`coalesce(z.value, 0)`);
  return statement(
    ctx,
    sql`update outreach_messages set due_at = x.opens
      from (select d.id, ${opens} as opens
        from (select id, campaign_id, country from outreach_messages indexed by outreach_messages_due
          where mailbox_id = ${mailboxId} and state = 'waiting' and held_at is null and due_at <= ${now}
          order by due_at limit ${MOST}) d
        join outreach_campaigns c on c.id = d.campaign_id
        left join json_each(${zones}) z on z.key = d.country) x
      where outreach_messages.id = x.id and x.opens > ${now}`,
  );
}

/** For a query of messages `m`: the window of each one's campaign, and whether it may leave as far as that is concerned. */
export const campaignWindow = {
  columns: sql`c.window_start as windowStart, c.window_end as windowEnd, c.window_days as windowDays`,
  join: sql`left join outreach_campaigns c on c.id = m.campaign_id`,
  isActive: sql`(m.campaign_id is null or (c.status = 'active' and c.archived_at is null))`,
};

/** Null where there is no campaign. */
export interface WindowRow {
  country: string | null;
  windowStart: number | null;
  windowEnd: number | null;
  windowDays: number | null;
}

/** Says of a message whether its reader's window is open now. */
export function windowsAt(now: Date): (row: WindowRow) => boolean {
  const at = Math.floor(now.getTime() / 1000);
  const offsets: Record<string, number> = offsetsByCountry(now);
  return ({ country, windowStart, windowEnd, windowDays }) =>
    windowStart === null ||
    windowEnd === null ||
    windowDays === null ||
    nextOpening(at, offsets[country ?? ""] ?? 0, { windowStart, windowEnd, windowDays }) <= at;
}
