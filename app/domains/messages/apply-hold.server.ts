import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";

const BATCH_SIZE = 5_000;

/**
 * Holds or releases queued messages according to the campaign's current status, 5,000 at a time. Returns false if there
 * are more.
 */
export async function applyHold(
  ctx: Context,
  campaignId: number,
  isActive: SQL,
  parts = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const now = toUnixSeconds(ctx.now());
  let after = 0;
  for (let part = 0; part < parts; part += 1) {
    const found = await statement(
      ctx,
      sql`select max(id) as up_to, count(*) as n from (select id from outreach_messages indexed by outreach_messages_campaign
        where campaign_id = ${campaignId} and state = 'waiting' and id > ${after} order by id limit ${BATCH_SIZE})`,
    ).first<{ up_to: number | null; n: number }>();
    const upTo = found?.up_to ?? null;
    if (upTo === null) return true;
    const these = sql`campaign_id = ${campaignId} and state = 'waiting' and id > ${after} and id <= ${upTo}`;
    const change = (heldAt: SQL, which: SQL) =>
      statement(
        ctx,
        sql`update outreach_messages indexed by outreach_messages_campaign set held_at = ${heldAt} where ${these} and ${which}`,
      );
    await ctx.d1.batch([
      change(sql`${now}`, sql`held_at is null and not ${isActive}`),
      change(sql`null`, sql`held_at is not null and ${isActive}`),
    ]);
    if ((found?.n ?? 0) < BATCH_SIZE) return true;
    after = upTo;
  }
  return false;
}
