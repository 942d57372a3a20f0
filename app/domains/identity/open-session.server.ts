import { eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { randomToken, sha256 } from "~/core/ids";
import { sessionSeconds } from "./policy";
import { sessions, users } from "./tables";

/** Opens a session for a user who has just proved who they are. `maxAge` is in seconds. */
export async function openSession(ctx: Context, userId: number): Promise<{ token: string; maxAge: number }> {
  const [user] = await ctx.db
    .select({ userType: users.userType })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  if (!user) throw notFound("This user");
  const token = randomToken();
  const maxAge = sessionSeconds(user.userType);
  const now = ctx.now();
  await ctx.db.insert(sessions).values({
    tokenHash: await sha256(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + maxAge * 1000),
  });
  return { token, maxAge };
}
