import { sql } from "drizzle-orm";
import type { Account, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatNumber } from "~/core/format";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { researchRequests } from "../tables";
import { getGrowth } from "./directory-growth.server";
import { getResearch, type Research } from "./get-research.server";
import {
  askerOf,
  askStatement,
  joinStatements,
  leaveStatements,
  withdrawStatement,
} from "./research-requests.server";
import { requireMayStart } from "./research-settings.server";
import type { StartResearch } from "./schemas";

type Starter = Context & { actor: UserActor };

const TARGET_OF_AUDIT = "research:directory";
const askedBefore = (ctx: Starter) =>
  sql`exists (select 1 from ${researchRequests} where account_id = ${askerOf(ctx)} and ended_at is null)`;

async function ask(ctx: Starter, targetCount: number): Promise<boolean> {
  const audit = auditIfChanged(ctx, {
    action: "start-research",
    target: TARGET_OF_AUDIT,
    detail: { targetCount },
  });
  const batch = [
    askStatement(ctx, ctx.actor.userId, targetCount),
    statement(ctx, audit),
    ...joinStatements(ctx),
  ];
  const { account } = ctx;
  if (!account) return ((await ctx.d1.batch(batch))[0]?.results.length ?? 0) > 0;
  const asBusiness: Starter & { account: Account } = { ...ctx, account };
  const write = (count: Parameters<Parameters<typeof withQuota>[2]>[0]) =>
    ctx.d1.batch([statement(ctx, count), ...batch]);
  const [, asked] = await withQuota(asBusiness, { jobs: 1 }, write, { onlyIf: sql`not ${askedBefore(ctx)}` });
  return (asked?.results.length ?? 0) > 0;
}

/** Starts one run for all requests; an existing request keeps its target. @throws DomainError forbidden, invalid, limit_reached */
export async function startResearch(ctx: Starter, { targetCount }: StartResearch): Promise<Research> {
  await requireMayStart(ctx);
  const { count } = await getGrowth(ctx);
  if (count >= targetCount)
    throw new DomainError(
      "invalid",
      `The directory has ${formatNumber(count)} companies. Choose a larger target.`,
      { field: "targetCount" },
    );
  if (await ask(ctx, targetCount)) await ctx.queue.send({ kind: "step-research" });
  return getResearch(ctx);
}

/**
 * A business withdraws its own request, an administrator all of them; the run ends without requests. The unwritten part of a step
 * is dropped, and the next start resumes there. @throws DomainError forbidden
 */
export async function stopResearch(ctx: Starter): Promise<Research> {
  await requireMayStart(ctx);
  await ctx.d1.batch([
    withdrawStatement(ctx),
    statement(ctx, auditIfChanged(ctx, { action: "stop-research", target: TARGET_OF_AUDIT })),
    ...leaveStatements(ctx),
  ]);
  return getResearch(ctx);
}
