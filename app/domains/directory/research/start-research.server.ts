import { isNull, sql } from "drizzle-orm";
import type { Account, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatNumber } from "~/core/format";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/count-use.server";
import { researchRuns } from "../tables";
import { getGrowth } from "./directory-growth.server";
import { getResearch, type Research } from "./get-research.server";
import { requireMayStart } from "./research-settings.server";
import type { StartResearch } from "./schemas";

type Starter = Context & { actor: UserActor };

const TARGET_OF_AUDIT = "research:directory";
const NONE_RUNS = sql`not exists (select 1 from ${researchRuns} where ${isNull(researchRuns.stoppedAt)})`;

async function insertRun(ctx: Starter, targetCount: number): Promise<boolean> {
  const insert = ctx.db
    .insert(researchRuns)
    .values({ targetCount, startedAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: researchRuns.id });
  const audit = auditIfChanged(ctx, {
    action: "start-research",
    target: TARGET_OF_AUDIT,
    detail: { targetCount },
  });
  const { account } = ctx;
  if (!account) return (await ctx.db.batch([insert, audit]))[0].length > 0;
  const asBusiness: Starter & { account: Account } = { ...ctx, account };
  const write = (count: Parameters<Parameters<typeof withQuota>[2]>[0]) =>
    ctx.db.batch([count, insert, audit]);
  const [, started] = await withQuota(asBusiness, { jobs: 1 }, write, { onlyIf: NONE_RUNS });
  return started.length > 0;
}

/** While it runs already, it goes on with the target that it has. @throws DomainError forbidden, invalid, limit_reached */
export async function startResearch(ctx: Starter, { targetCount }: StartResearch): Promise<Research> {
  await requireMayStart(ctx);
  const { count } = await getGrowth(ctx);
  if (count >= targetCount)
    throw new DomainError(
      "invalid",
      `The directory has ${formatNumber(count)} companies already. Please choose a larger target.`,
      { field: "targetCount" },
    );
  if (await insertRun(ctx, targetCount)) await ctx.queue.send({ kind: "step-research" });
  return getResearch(ctx);
}

/** What a step has not written yet is dropped; the next start goes on from there. @throws DomainError forbidden */
export async function stopResearch(ctx: Starter): Promise<Research> {
  await requireMayStart(ctx);
  const stop = ctx.db
    .update(researchRuns)
    .set({ stoppedAt: ctx.now(), outcome: "stopped", leaseUntil: null })
    .where(isNull(researchRuns.stoppedAt));
  await ctx.db.batch([stop, auditIfChanged(ctx, { action: "stop-research", target: TARGET_OF_AUDIT })]);
  return getResearch(ctx);
}
