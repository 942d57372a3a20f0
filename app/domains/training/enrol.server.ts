import { and, eq } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import type { UserContext } from "~/domains/identity/current-user.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { getModule } from "./catalogue.server";
import { type Enrolment, enrolments } from "./tables";

export async function findEnrolment(ctx: UserContext, moduleId: string): Promise<Enrolment | null> {
  const [row] = await ctx.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, ctx.actor.userId), eq(enrolments.moduleId, moduleId)))
    .limit(1);
  return row ?? null;
}

/** @throws DomainError conflict if the user is not enrolled */
export async function getEnrolment(ctx: UserContext, moduleId: string): Promise<Enrolment> {
  const found = await findEnrolment(ctx, moduleId);
  if (!found) throw new DomainError("conflict", m.training_enrol_you_are_not_enrolled_in());
  return found;
}

/** Safe to repeat. @throws DomainError not_found; forbidden while impersonated */
export async function enrol(ctx: UserContext, moduleId: string | undefined): Promise<Enrolment> {
  requireNotImpersonating(ctx);
  const module = await getModule(ctx, moduleId);
  const { userId, isDemo } = ctx.actor;
  await ctx.db
    .insert(enrolments)
    .values({ userId, moduleId: module.id, enrolledAt: ctx.now(), isDemo })
    .onConflictDoNothing();
  return getEnrolment(ctx, module.id);
}
