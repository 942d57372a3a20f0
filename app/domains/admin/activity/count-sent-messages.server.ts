import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { sentByDay } from "~/domains/mailboxes/mailbox-days.server";
import { dayOf, isoOf } from "./periods";

/** Writes the difference in one statement, so that runs that overlap count nothing twice, and never takes anything away. */
export async function countSentMessages(ctx: Context): Promise<void> {
  const today = dayOf(ctx.now());
  await statement(
    ctx,
    sql`insert into activity_notes (measure, at, country, change)
      select 'messages', s.at, null, s.sent - ifnull(c.count, 0) from (${sentByDay([isoOf(today - 1), isoOf(today)])}) s
      left join activity_counts c on c.measure = 'messages' and c.grain = 'day' and c.period = s.at / 86400
      where s.sent > ifnull(c.count, 0)`,
  ).run();
}
