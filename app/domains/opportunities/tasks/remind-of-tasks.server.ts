import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { notifyEach } from "~/domains/notifications/notify.server";
import { paths } from "~/paths";
import { tasks } from "../tables";

/** Maximum reminders per run; the next run, a minute later, continues. */
const BATCH_SIZE = 500;

/** Reminder mark and notification are one batch, so overlapping runs notify once. */
export async function remindOfTasks(ctx: Context): Promise<number> {
  const now = toUnixSeconds(ctx.now());
  const due = sql`select id from ${tasks} where due_at <= ${now} and done_at is null and reminded_at is null and not is_demo
    order by due_at limit ${BATCH_SIZE}`;
  const [, reminded] = await ctx.d1.batch([
    statement(
      ctx,
      notifyEach(sql`
        select account_id, assigned_to, 'task:' || id || ':due:' || due_at, 'task', 'A task is due', title,
          case when opportunity_id is null then ${paths.tasks.list} || '/' || id
            else ${paths.opportunities.opportunity("")} || opportunity_id end, ${now}
        from ${tasks} where id in (${due})`),
    ),
    statement(ctx, sql`update ${tasks} set reminded_at = ${now} where id in (${due})`),
  ]);
  return reminded?.meta.changes ?? 0;
}
