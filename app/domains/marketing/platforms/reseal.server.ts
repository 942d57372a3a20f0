import { and, eq, isNotNull, ne, or } from "drizzle-orm";
import type { Context } from "~/core/context";
import { currentKeyId } from "~/core/secrets/keyring.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { appSecretOf, sealSecret, sealToken, tokenOf } from "./connections.server";
import { platformConnections } from "./tables";

const BATCH_SIZE = 200;

/** Re-encrypts tokens with the operator's first key; one that can't be decrypted needs a new token. */
export async function resealTokens(ctx: Context): Promise<number> {
  const key = currentKeyId(ctx.config);
  const isOld = or(ne(platformConnections.tokenKey, key), ne(platformConnections.secretKey, key));
  const rows = await ctx.db
    .select()
    .from(platformConnections)
    .where(and(isNotNull(platformConnections.tokenKey), isOld))
    .limit(BATCH_SIZE);
  let resealed = 0;
  for (const row of rows) {
    const account = await findAccount(ctx.db, row.accountId);
    const token = await tokenOf(ctx, row);
    const secret = row.encryptedSecret === null ? null : await appSecretOf(ctx, row);
    if (!account || token === null || (row.encryptedSecret !== null && secret === null)) continue;
    const own = { ...ctx, account };
    const { meta } = await ctx.db
      .update(platformConnections)
      .set({
        ...(await sealToken(own, row.platform, token)),
        ...(secret === null ? {} : await sealSecret(own, row.platform, secret)),
      })
      .where(
        and(
          eq(platformConnections.id, row.id),
          eq(platformConnections.encryptedToken, row.encryptedToken ?? ""),
        ),
      );
    resealed += meta.changes;
  }
  return resealed;
}
