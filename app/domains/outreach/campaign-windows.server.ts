import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time-zones";
import { nextOpeningSql } from "./sending-window";

/** Messages looked at in one go. */
const MOST = 500;

/**
 * Before messages are claimed: the first that are due, whose readers' window has closed since, wait for the next one. Single
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
          where mailbox_id = ${mailboxId} and state = 'waiting' and due_at <= ${now} order by due_at limit ${MOST}) d
        join outreach_campaigns c on c.id = d.campaign_id
        left join json_each(${zones}) z on z.key = d.country) x
      where outreach_messages.id = x.id and x.opens > ${now}`,
  );
}
