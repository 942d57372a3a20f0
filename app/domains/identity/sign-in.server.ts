import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { emailKey } from "./email";
import { verifyPassword } from "./password.server";
import type { EmailLogin } from "./schemas";
import { users } from "./tables";

/**
 * The user whose password this is. The answer and its time are the same for an unknown address.
 * @throws DomainError unauthenticated
 */
export async function signIn(ctx: Context, input: EmailLogin): Promise<{ userId: number }> {
  const [user] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.emailKey, emailKey(input.email)), isNull(users.deactivatedAt)))
    .limit(1);
  if (!(await verifyPassword(ctx.config, input.password, user?.passwordHash ?? null)) || !user)
    throw new DomainError(
      "unauthenticated",
      "Unauthorized: Invalid credentials. Please check your email and password.",
    );
  return { userId: user.id };
}
