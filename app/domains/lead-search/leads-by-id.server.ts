import { and, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import type { Lead } from "./lead-search";
import { leads } from "./tables";

/** Some leads of an account, by their ids. */
export async function leadsById(
  ctx: Context,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, Lead>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(leads)
    .where(
      and(
        sql`${leads.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(leads.accountId, accountId),
      ),
    );
  return new Map(rows.map((lead) => [lead.id, lead]));
}
