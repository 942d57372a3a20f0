import { and, eq, isNull, or } from "drizzle-orm";
import type { AccountContext, UserActor } from "~/core/context";
import { type Held, Lease } from "~/core/lease";
import { isAccountActive } from "~/domains/identity/account-state";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import { deleteDemoRows } from "./delete-demo-rows.server";
import type { DemoFill } from "./demo-fill";
import { demoPlan } from "./plan/demo-plan";
import { demoFills } from "./tables";
import { applyEvent } from "./work/apply-event.server";
import { demoWork } from "./work/demo-context.server";

/** The lease lasts longer than a step takes. A removal can be requested during a step, so the state is not part of the fence. */
export const demoLease = new Lease({ table: demoFills, fence: ["accountId"], ttlSeconds: 300 });

const MAX_FAILURES = 3;

export async function findDemoFill(ctx: AccountContext): Promise<DemoFill | null> {
  const [row] = await ctx.db.select().from(demoFills).where(eq(demoFills.accountId, ctx.account.id)).limit(1);
  return row ?? null;
}

/** Null if another job holds the lease, or completed a step since `fill` was read. */
export async function claimFill(ctx: AccountContext, fill: DemoFill): Promise<Held<DemoFill> | null> {
  const { accountId, state, stepsDone, isMidStep, leaseUntil } = demoFills;
  const isAsRead = and(
    eq(accountId, ctx.account.id),
    eq(state, fill.state),
    eq(stepsDone, fill.stepsDone),
    eq(isMidStep, fill.isMidStep),
    fill.leaseUntil ? eq(leaseUntil, fill.leaseUntil) : isNull(leaseUntil),
    or(eq(state, "removing"), isAccountActive(ctx.account.id)),
  );
  const held = await demoLease.claim(ctx, isAsRead, { isMidStep: true });
  return held && { row: fill, until: held.until };
}

/** Ends with `state`, unless a removal was requested. */
const endAs = (ctx: AccountContext, held: Held<DemoFill>, state: DemoFill["state"]) =>
  ctx.db
    .update(demoFills)
    .set({ state })
    .where(and(demoLease.isHeld(held), eq(demoFills.state, "filling")));

/** An unfinished step may have written some rows: everything is removed, and the plan restarts. */
async function beginAnew(ctx: AccountContext, held: Held<DemoFill>): Promise<void> {
  if (await deleteDemoRows(ctx)) return void (await demoLease.end(ctx, held, { isMidStep: true }));
  const failures = held.row.failures + 1;
  if (failures >= MAX_FAILURES) await endAs(ctx, held, "failed");
  await demoLease.end(ctx, held, { failures, stepsDone: 0, made: {}, isMidStep: false });
}

async function doStep(ctx: AccountContext, held: Held<DemoFill>, actor: UserActor): Promise<void> {
  const fill = held.row;
  const { people, steps } = demoPlan();
  const made = new Map(Object.entries(fill.made));
  const at = demoWork(ctx, { account: ctx.account, actor, day: fill.endsAt }, made);
  for (const event of steps[fill.stepsDone] ?? []) await applyEvent(event, fill.endsAt, { people, at });
  const stepsDone = fill.stepsDone + 1;
  if (stepsDone >= steps.length) await endAs(ctx, held, "filled");
  await demoLease.end(ctx, held, { stepsDone, made: Object.fromEntries(made), isMidStep: false });
}

/** Runs one step; returns true if there is another. On a duplicate delivery, the second job finds the lease held. */
export async function fillDemo(ctx: AccountContext): Promise<boolean> {
  const read = await findDemoFill(ctx);
  const held = read?.state === "filling" ? await claimFill(ctx, read) : null;
  if (!held) return false;
  try {
    const actor = await actorOf(ctx, held.row.userId);
    if (!actor) {
      await endAs(ctx, held, "removing");
      await demoLease.end(ctx, held, { isMidStep: false });
    } else if (held.row.isMidStep) await beginAnew(ctx, held);
    else await doStep(ctx, held, actor);
  } catch (error) {
    await demoLease.end(ctx, held, { isMidStep: true }).catch(() => {});
    throw error;
  }
  return (await findDemoFill(ctx))?.state === "filling";
}
