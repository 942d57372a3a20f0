import { eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { randomToken, sha256 } from "~/core/ids";
import { sessionSeconds } from "./policy";
import { sessions, users } from "./tables";

/**
 * Opens a session for a user who has just proved who they are. `maxAge` is in seconds.
 * @throws DomainError unauthenticated for a user with a second factor, unless it was shown
 */
export async function openSession(
  ctx: Context,
  userId: number,
  options: { hasSecondFactor?: boolean } = {},
): Promise<{ token: string; maxAge: number }> {
  const [user] = await ctx.db
    .select({ userType: users.userType, totpConfirmedAt: users.totpConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  if (!user) throw notFound("This user");
  if (user.totpConfirmedAt && !options.hasSecondFactor)
    throw new DomainError(
      "unauthenticated",
      "Unauthorized: the code of your authenticator app is needed too.",
    );
  const token = randomToken();
  const maxAge = sessionSeconds(user.userType);
  const now = ctx.now();
  await ctx.db.insert(sessions).values({
    tokenHash: await sha256(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + maxAge * 1000),
    userAgent: ctx.client.userAgent?.slice(0, 300),
    address: ctx.client.address?.slice(0, 45),
    secondFactorAt: options.hasSecondFactor ? now : null,
  });
  return { token, maxAge };
}
