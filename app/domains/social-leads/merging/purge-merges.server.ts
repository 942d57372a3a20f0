import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { socialLeadMerges } from "../tables";

const BATCH_SIZE = 500;

/** What a merge needs to be taken back, once it can't be any more: the lead that went is forgotten, its address finds the kept one. */
export async function purgeLeadMerges(ctx: Context, before: Date): Promise<number> {
  const query = sql`update ${socialLeadMerges} set removed = null, moved = null, changes = null
    where id in (select id from ${socialLeadMerges} where removed is not null and merged_at < ${toUnixSeconds(before)}
      order by merged_at limit ${BATCH_SIZE})`;
  return (await statement(ctx, query).run()).meta.changes;
}
