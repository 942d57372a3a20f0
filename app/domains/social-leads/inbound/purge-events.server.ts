import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { platformEvents } from "./tables";

const BATCH_SIZE = 500;

export async function purgePlatformEvents(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${platformEvents} where id in (select id from ${platformEvents}
    where received_at < ${toUnixSeconds(before)} order by received_at limit ${BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}
