import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { statement } from "~/core/statement";
import { countDelivery } from "~/domains/campaigns/metrics/count-delivery.server";
import { nextStepStatement } from "~/domains/campaigns/steps/next-step.server";

/** The batch in which a mailbox records what it sent: counted, marked, followed by the next step. */
export async function recordSent(ctx: BusinessContext, messageIds: number[], at = ctx.now()) {
  const outcomes = JSON.stringify(messageIds.map((id) => [id, "sent"]));
  await ctx.d1.batch([
    ...countDelivery(sql`state = 'waiting'`)(ctx, { outcomes }),
    statement(
      ctx,
      sql`update outreach_messages set state = 'sent', sent_at = ${Math.floor(at.getTime() / 1000)}
        where state = 'waiting' and id in (select value from json_each(${JSON.stringify(messageIds)}))`,
    ),
    nextStepStatement(ctx, messageIds),
  ]);
}
