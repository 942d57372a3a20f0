import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { BusinessContext, Context } from "~/core/context";
import { statement } from "~/core/statement";
import { digestSettings } from "../tables";

export const DigestChange = z.object({
  isOn: z.boolean("Set isOn to true or false.").default(false),
});

export async function wantsDigest(ctx: BusinessContext): Promise<boolean> {
  const isMine = eq(digestSettings.userId, ctx.actor.userId);
  const [row] = await ctx.db.select().from(digestSettings).where(isMine).limit(1);
  return !row?.isOff;
}

export async function setDigest(ctx: BusinessContext, isOn: boolean): Promise<void> {
  await ctx.db
    .insert(digestSettings)
    .values({ userId: ctx.actor.userId, isOff: !isOn })
    .onConflictDoUpdate({ target: digestSettings.userId, set: { isOff: !isOn } });
}

export const removeDigestSettingOf = (ctx: Context, userId: number, isGone: SQL) =>
  statement(ctx, sql`delete from digest_settings where user_id = ${userId} and ${isGone}`);
