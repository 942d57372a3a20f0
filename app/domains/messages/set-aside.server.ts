import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";

/** Added to when a message is due, seconds: while its campaign is paused it stands behind all that may leave. */
const ASIDE = 10_000_000_000;
const MOST = 5_000;

/** When a message is due, whether it was set aside or not. */
export const dueAtOf = (dueAt: Date): Date =>
  dueAt.getTime() < ASIDE * 1_000 ? dueAt : new Date(dueAt.getTime() - ASIDE * 1_000);

/**
 * Sets aside what waits in a campaign that does not run, or takes it back in one that does, 5,000 messages at a time, as the
 * campaign stands at each of them: whoever pauses and resumes at once, the last word counts. At most `parts` times; false when
 * there is more.
 */
export async function settleDue(
  ctx: Context,
  campaignId: number,
  isActive: ReturnType<typeof sql>,
  parts = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  let after = 0;
  for (let part = 0; part < parts; part += 1) {
    const found = await statement(
      ctx,
      sql`select max(id) as up_to, count(*) as n from (select id from outreach_messages indexed by outreach_messages_campaign
        where campaign_id = ${campaignId} and state = 'waiting' and id > ${after} order by id limit ${MOST})`,
    ).first<{ up_to: number | null; n: number }>();
    const upTo = found?.up_to ?? null;
    if (upTo === null) return true;
    const these = sql`campaign_id = ${campaignId} and state = 'waiting' and id > ${after} and id <= ${upTo}`;
    const change = (set: ReturnType<typeof sql>, which: ReturnType<typeof sql>) =>
      statement(
        ctx,
        sql`update outreach_messages indexed by outreach_messages_campaign set due_at = ${set} where ${these} and ${which}`,
      );
    await ctx.d1.batch([
      change(sql`due_at + ${ASIDE}`, sql`due_at < ${ASIDE} and not ${isActive}`),
      change(sql`due_at - ${ASIDE}`, sql`due_at >= ${ASIDE} and ${isActive}`),
    ]);
    if ((found?.n ?? 0) < MOST) return true;
    after = upTo;
  }
  return false;
}
