import { eq, sql } from "drizzle-orm";
import { notFound } from "~/core/errors";
import { auditStatement } from "~/domains/admin/audit.server";
import type { ProfileChange } from "./profile-schema";
import { countRecoveryCodes } from "./recovery-codes.server";
import type { UserContext } from "./self.server";
import { users } from "./tables";

/** What a person sees of themselves, and how they sign in. */
export async function getProfile(ctx: UserContext) {
  const [user] = await ctx.db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      secondFactorSince: users.totpConfirmedAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`.mapWith(Boolean),
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, ctx.actor.userId))
    .limit(1);
  if (!user) throw notFound("This user");
  const recoveryCodes = user.secondFactorSince ? await countRecoveryCodes(ctx, ctx.actor.userId) : 0;
  return { ...user, recoveryCodes };
}

/** Changes the name and the telephone number; an empty number removes it. */
export async function changeProfile(ctx: UserContext, input: ProfileChange): Promise<void> {
  const { userId } = ctx.actor;
  const { firstName, lastName, phone } = input;
  await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ firstName, lastName, phone: phone || null })
      .where(eq(users.id, userId)),
    auditStatement(ctx, { action: "change-profile", target: `user:${userId}` }),
  ]);
}
