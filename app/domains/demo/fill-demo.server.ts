import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { AccountContext, UserActor } from "~/core/context";
import { isAccountActive } from "~/domains/identity/account-state";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import type { DemoFill } from "./demo-fill";
import { demoPlan } from "./plan/demo-plan";
import { removeDemoRows } from "./remove-demo-rows.server";
import { demoFills } from "./tables";
import { demoWork } from "./work/demo-context.server";
import { doEvent } from "./work/do-event.server";

/** Seconds: longer than a step takes. */
const LEASE = 300;
const MAX_FAILURES = 3;

export async function findDemoFill(ctx: AccountContext): Promise<DemoFill | null> {
  const [row] = await ctx.db.select().from(demoFills).where(eq(demoFills.accountId, ctx.account.id)).limit(1);
  return row ?? null;
}

/** Null where another job has it, or did a step since `fill` was read. */
export async function claimFill(ctx: AccountContext, fill: DemoFill): Promise<DemoFill | null> {
  const now = ctx.now();
  const { accountId, state, stepsDone, isMidStep, leaseUntil } = demoFills;
  const isAsRead = and(
    eq(accountId, ctx.account.id),
    eq(state, fill.state),
    eq(stepsDone, fill.stepsDone),
    eq(isMidStep, fill.isMidStep),
    fill.leaseUntil ? eq(leaseUntil, fill.leaseUntil) : isNull(leaseUntil),
    or(eq(state, "removing"), isAccountActive(ctx.account.id)),
  );
  const lease = new Date(now.getTime() + LEASE * 1_000);
  const [claimed] = await ctx.db
    .update(demoFills)
    .set({ leaseUntil: lease, isMidStep: true })
    .where(and(isAsRead, or(isNull(leaseUntil), lte(leaseUntil, now))))
    .returning({ leaseUntil });
  return claimed ? { ...fill, leaseUntil: claimed.leaseUntil } : null;
}

const isClaimed = (ctx: AccountContext, { leaseUntil }: DemoFill) =>
  and(eq(demoFills.accountId, ctx.account.id), eq(demoFills.leaseUntil, leaseUntil ?? ctx.now()));

const end = (ctx: AccountContext, fill: DemoFill, change: Partial<DemoFill>) =>
  ctx.db
    .update(demoFills)
    .set({ ...change, leaseUntil: null })
    .where(isClaimed(ctx, fill));

/** Removal that was asked for meanwhile goes before. */
const endAs = (ctx: AccountContext, fill: DemoFill, state: DemoFill["state"]) =>
  ctx.db
    .update(demoFills)
    .set({ state })
    .where(and(isClaimed(ctx, fill), eq(demoFills.state, "filling")));

/** A step that did not end may have written a part: all is removed, and the plan begins anew. */
async function beginAnew(ctx: AccountContext, fill: DemoFill): Promise<void> {
  if (await removeDemoRows(ctx)) return void (await end(ctx, fill, { isMidStep: true }));
  const failures = fill.failures + 1;
  if (failures >= MAX_FAILURES) await endAs(ctx, fill, "failed");
  await end(ctx, fill, { failures, stepsDone: 0, made: {}, isMidStep: false });
}

async function doStep(ctx: AccountContext, fill: DemoFill, actor: UserActor): Promise<void> {
  const { people, steps } = demoPlan();
  const made = new Map(Object.entries(fill.made));
  const at = demoWork(ctx, { account: ctx.account, actor, day: fill.endsAt }, made);
  for (const event of steps[fill.stepsDone] ?? []) await doEvent(event, fill.endsAt, { people, at });
  const stepsDone = fill.stepsDone + 1;
  if (stepsDone >= steps.length) await endAs(ctx, fill, "filled");
  await end(ctx, fill, { stepsDone, made: Object.fromEntries(made), isMidStep: false });
}

/** One step; true when there is another. Delivered twice, one of the two finds the lease taken. */
export async function fillDemo(ctx: AccountContext): Promise<boolean> {
  const read = await findDemoFill(ctx);
  const fill = read?.state === "filling" ? await claimFill(ctx, read) : null;
  if (!fill) return false;
  try {
    const actor = await actorOf(ctx, fill.userId);
    if (!actor) {
      await endAs(ctx, fill, "removing");
      await end(ctx, fill, { isMidStep: false });
    } else if (fill.isMidStep) await beginAnew(ctx, fill);
    else await doStep(ctx, fill, actor);
  } catch (error) {
    await end(ctx, fill, { isMidStep: true }).catch(() => {});
    throw error;
  }
  return (await findDemoFill(ctx))?.state === "filling";
}
