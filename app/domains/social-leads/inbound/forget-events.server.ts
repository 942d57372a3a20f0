import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { platformEvents } from "./tables";

const BATCH_SIZE = 500;

export async function removeOldPlatformEvents(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${platformEvents} where id in (select id from ${platformEvents}
    where received_at < ${secondsOf(before)} order by received_at limit ${BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}
