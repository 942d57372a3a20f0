import { eq } from "drizzle-orm";
import type { Config } from "~/core/config";
import type { Context } from "~/core/context";
import { isTokenOf, rowOfToken, rowToken } from "~/core/secrets/link-tokens.server";
import { type Reader, readersAmong } from "~/domains/identity/digest-readers.server";
import { linkTo } from "~/paths/suppressions";
import { digestSettings } from "../tables";

/** The URL with which a recipient unsubscribes from the digest without signing in. */
export const digestLink = (config: Config, { userId, email }: Pick<Reader, "userId" | "email">) =>
  linkTo(config, "digest", rowToken(config, "digest", userId, email));

export async function findDigestReader(ctx: Context, token: string): Promise<Reader | null> {
  const id = rowOfToken(token);
  const [user] = id === null ? [] : await readersAmong(ctx, [id]);
  return user && isTokenOf(ctx.config, "digest", token, user.userId, user.email) ? user : null;
}

export async function isDigestOff(ctx: Context, { userId }: Reader): Promise<boolean> {
  const [row] = await ctx.db
    .select({ isOff: digestSettings.isOff })
    .from(digestSettings)
    .where(eq(digestSettings.userId, userId))
    .limit(1);
  return row?.isOff ?? false;
}

/** Unsubscribes a recipient; returns whether the link was valid. Safe to repeat. */
export async function stopDigest(ctx: Context, token: string): Promise<boolean> {
  const reader = await findDigestReader(ctx, token);
  if (!reader) return false;
  await ctx.db
    .insert(digestSettings)
    .values({ userId: reader.userId, isOff: true })
    .onConflictDoUpdate({ target: digestSettings.userId, set: { isOff: true } });
  return true;
}
