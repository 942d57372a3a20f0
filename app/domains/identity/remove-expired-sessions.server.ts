import { lt } from "drizzle-orm";
import type { Context } from "~/core/context";
import { sessions } from "./tables";

export async function removeExpiredSessions(ctx: Context): Promise<void> {
  const { meta } = await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ctx.now()));
  ctx.log.info("expired sessions removed", { sessions: meta.changes });
}
