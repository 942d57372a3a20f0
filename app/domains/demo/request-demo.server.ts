import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { midnightOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { requireSwitch } from "~/domains/settings/operator.server";
import type { DemoFill } from "./demo-fill";
import { demoLease, findDemoFill } from "./fill-demo.server";
import { demoPlan } from "./plan/demo-plan";
import { demoFills } from "./tables";

async function start(ctx: BusinessContext): Promise<void> {
  const now = ctx.now();
  const fresh = {
    userId: ctx.actor.userId,
    state: "filling",
    endsAt: midnightOf(now),
    stepsDone: 0,
    stepsTotal: demoPlan().steps.length,
    made: {},
    isMidStep: false,
    failures: 0,
    leaseUntil: null,
    createdAt: now,
  } as const;
  const { id } = ctx.account;
  const insert = ctx.db
    .insert(demoFills)
    .values({ accountId: id, ...fresh })
    .onConflictDoUpdate({ target: demoFills.accountId, set: fresh, setWhere: sql`state = 'failed'` });
  const starts = sql`not exists (select 1 from demo_fills where account_id = ${id} and state <> 'failed')`;
  await withQuota(ctx, { jobs: 1 }, (count) => ctx.db.batch([count, insert]), { onlyIf: starts });
}

const IS_DEMO = "Demo data in demo accounts can’t be removed.";
const GOES = "Demo data is being removed. Add it again once that’s done.";

/**
 * Requests demo data. Safe to repeat.
 * @throws DomainError conflict while it is being removed, not_found while the demo is off, limit_reached, too_many
 */
export async function requestDemoWork(ctx: BusinessContext): Promise<DemoFill> {
  await requireSwitch(ctx, "demo");
  const before = await findDemoFill(ctx);
  if (!before || before.state === "failed") await consumeAttempt(ctx, ["demo-fill-account", ctx.account.id]);
  await start(ctx);
  const fill = await findDemoFill(ctx);
  if (fill?.state === "removing" || !fill) throw new DomainError("conflict", GOES);
  if (fill.state === "filling") await ctx.queue.send({ kind: "demo-work", accountId: ctx.account.id });
  return fill;
}

/**
 * Requests the removal of all demo data. Safe to repeat. Null if there is none.
 * @throws DomainError conflict in the demo account
 */
export async function requestDemoRemoval(ctx: BusinessContext): Promise<DemoFill | null> {
  if (ctx.account.isDemo) throw new DomainError("conflict", IS_DEMO);
  await statement(
    ctx,
    sql`update demo_fills set state = 'removing', is_mid_step = 0 where account_id = ${ctx.account.id}`,
  ).run();
  const fill = await findDemoFill(ctx);
  if (fill) await ctx.queue.send({ kind: "demo-work", accountId: ctx.account.id });
  return fill;
}

const BATCH_SIZE = 50;

/** Requeues stalled fills. Safe at any time: without the lease, a job does nothing. */
export function requeueDemoFills(ctx: Context): Promise<number> {
  const { accountId, state } = demoFills;
  return demoLease.requeueStale(ctx, {
    columns: { accountId },
    where: and(
      inArray(state, ["filling", "removing"]),
      or(eq(state, "removing"), isAccountActive(sql`${accountId}`)),
    ),
    limit: BATCH_SIZE,
    message: (fill) => ({ kind: "demo-work", ...fill }),
  });
}
