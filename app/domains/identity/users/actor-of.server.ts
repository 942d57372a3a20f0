import { and, eq, isNull } from "drizzle-orm";
import type { AccountContext, UserActor } from "~/core/context";
import { users } from "../tables";

type ActorFields = Omit<UserActor, "impersonatorId" | "signedInAt">;

export const actorFields = (user: typeof users.$inferSelect): ActorFields => ({
  kind: "user",
  userId: user.id,
  userType: user.userType,
  isAdmin: user.isAdmin,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  isDemo: user.isDemo,
  profilePicture: user.profilePicture,
  role: user.role,
  isVerified: user.emailVerifiedAt !== null,
});

/** The actor of a job run for a member; null if they were removed or suspended. */
export async function actorOf(ctx: AccountContext, userId: number): Promise<UserActor | null> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.accountId, ctx.account.id),
        isNull(users.deactivatedAt),
        isNull(users.suspendedAt),
      ),
    )
    .limit(1);
  return user ? { ...actorFields(user), impersonatorId: null, signedInAt: ctx.now() } : null;
}
