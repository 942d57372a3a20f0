import { eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { users } from "./tables";

/** A user's row, of whichever account; undefined without one. */
export async function findUser(ctx: Context, userId: number): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  return user;
}
