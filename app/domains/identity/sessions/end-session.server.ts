import { eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { sha256 } from "~/core/ids";
import { sessions } from "../tables";

export async function endSession(ctx: Context, token: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, await sha256(token)));
}
