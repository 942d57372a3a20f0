import { sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { statement } from "~/core/statement";
import { isKnownAs } from "~/domains/global-suppressions/address-hash.server";
import { suppressions } from "./tables";

/** Deletes the address; its hash keeps it suppressed. */
export const eraseSuppressedAddress = (ctx: Context, hashes: string) =>
  statement(
    ctx,
    sql`update suppressions set address = null, note = null, import_id = null, import_value = null where ${isKnownAs(sql`address_hash`, hashes)}`,
  );

/** Returns at most 500. */
export const suppressionsHeldOf = (ctx: Context, hashes: string) =>
  ctx.db
    .select({ accountId: suppressions.accountId, reason: suppressions.reason, since: suppressions.createdAt })
    .from(suppressions)
    .where(isKnownAs(sql`${suppressions.addressHash}`, hashes))
    .limit(500);

export const removeOwnSuppressions = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["suppressions", "consents"]);

export const removeDemoSuppressions = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["suppressions"], "demo");
