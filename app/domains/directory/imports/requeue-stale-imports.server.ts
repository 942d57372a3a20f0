import { and, inArray, isNull, lt, or } from "drizzle-orm";
import type { Context } from "~/core/context";
import { imports } from "../tables";
import { isWorking, JOB_OF, WORKING } from "./import";

const AT_ONCE = 100;

/** Its message was lost, or its job died. */
export async function requeueStaleImports(ctx: Context): Promise<number> {
  const stale = await ctx.db
    .select({ id: imports.id, status: imports.status })
    .from(imports)
    .where(
      and(
        inArray(imports.status, [...WORKING]),
        or(isNull(imports.leaseUntil), lt(imports.leaseUntil, ctx.now())),
      ),
    )
    .limit(AT_ONCE);
  for (const { id, status } of stale)
    if (isWorking(status)) await ctx.queue.send({ kind: JOB_OF[status], importId: id });
  return stale.length;
}
