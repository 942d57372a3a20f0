import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";

/** Whether an address gets a copy of a step of a campaign, in any of its languages. */
export async function getsCopies(
  ctx: Context,
  { campaignId, position }: { campaignId: number | null; position: number },
  address: string,
): Promise<boolean> {
  if (campaignId === null) return false;
  const isIt = sql`campaign_id = ${campaignId} and position = ${position} and j.value = ${address.trim()} collate nocase`;
  const found = await ctx.db.get<{ isIt: number }>(sql`select exists (
    select 1 from campaign_steps s, json_each(s.cc_emails) j where ${isIt}
    union all select 1 from campaign_translations t, json_each(t.cc_emails) j where ${isIt}) as isIt`);
  return found?.isIt === 1;
}
