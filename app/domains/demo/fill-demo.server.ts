import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { AccountContext, UserActor } from "~/core/context";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import type { DemoFill } from "./demo-fill";
import { demoPlan } from "./plan/demo-plan";
import { removeDemoRows } from "./remove-demo-rows.server";
import { demoFills } from "./tables";
import { demoWork } from "./work/demo-context.server";
import { doEvent } from "./work/do-event.server";

/** Seconds: longer than a step takes. */
const LEASE = 300;
const MOST_FAILURES = 3;

export async function findDemoFill(ctx: AccountContext): Promise<DemoFill | null> {
  const [row] = await ctx.db.select().from(demoFills).where(eq(demoFills.accountId, ctx.account.id)).limit(1);
  return row ?? null;
}

const isOfAccount = (ctx: AccountContext) => eq(demoFills.accountId, ctx.account.id);

/** Null where another job has it, or it is neither filled nor removed now. */
export async function claimFill(
  ctx: AccountContext,
  state: "filling" | "removing",
): Promise<DemoFill | null> {
  const before = await findDemoFill(ctx);
  const now = ctx.now();
  const isFree = or(isNull(demoFills.leaseUntil), lte(demoFills.leaseUntil, now));
  const [claimed] = await ctx.db
    .update(demoFills)
    .set({ leaseUntil: new Date(now.getTime() + LEASE * 1_000), isMidStep: true })
    .where(and(isOfAccount(ctx), eq(demoFills.state, state), isFree))
    .returning({ accountId: demoFills.accountId });
  return claimed && before ? before : null;
}

const end = (ctx: AccountContext, change: Partial<DemoFill>) =>
  ctx.db
    .update(demoFills)
    .set({ ...change, leaseUntil: null })
    .where(isOfAccount(ctx));

/** A step that did not end may have written a part: all is removed, and the plan begins anew. */
async function beginAnew(ctx: AccountContext, fill: DemoFill): Promise<void> {
  if (await removeDemoRows(ctx)) await end(ctx, { isMidStep: true });
  else {
    const failures = fill.failures + 1;
    const state = failures < MOST_FAILURES ? {} : ({ state: "failed" } as const);
    await end(ctx, { ...state, failures, stepsDone: 0, made: {}, isMidStep: false });
  }
}

async function doStep(ctx: AccountContext, fill: DemoFill, actor: UserActor): Promise<void> {
  const { people, steps } = demoPlan();
  const made = new Map(Object.entries(fill.made));
  const at = demoWork(ctx, { account: ctx.account, actor, day: fill.endsAt }, made);
  for (const event of steps[fill.stepsDone] ?? []) await doEvent(event, fill.endsAt, { people, at });
  const stepsDone = fill.stepsDone + 1;
  await end(ctx, { stepsDone, made: Object.fromEntries(made), isMidStep: false });
  if (stepsDone >= steps.length)
    await ctx.db
      .update(demoFills)
      .set({ state: "filled" })
      .where(and(isOfAccount(ctx), eq(demoFills.state, "filling")));
}

/** One step; true when there is another. Delivered twice, one of the two finds the lease taken. */
export async function fillDemo(ctx: AccountContext): Promise<boolean> {
  const fill = await claimFill(ctx, "filling");
  if (!fill) return false;
  const actor = await actorOf(ctx, fill.userId);
  if (!actor) {
    await end(ctx, { state: "removing", isMidStep: false });
    return false;
  }
  try {
    if (fill.isMidStep) await beginAnew(ctx, fill);
    else await doStep(ctx, fill, actor);
  } catch (error) {
    await end(ctx, { isMidStep: true }).catch(() => {});
    throw error;
  }
  return (await findDemoFill(ctx))?.state === "filling";
}
