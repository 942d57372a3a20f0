import { sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { removePiece } from "~/core/remove-piece";
import { statement } from "~/core/statement";
import { isKnownAs } from "~/domains/suppression/address-hash.server";
import { refusals } from "./tables";

/** The hash goes on refusing. */
export const forgetRefusedAddress = (ctx: Context, hashes: string) =>
  statement(
    ctx,
    sql`update refusals set address = null, note = null where ${isKnownAs(sql`address_hash`, hashes)}`,
  );

/** At most 500. */
export const refusalsHeldOf = (ctx: Context, hashes: string) =>
  ctx.db
    .select({ accountId: refusals.accountId, reason: refusals.reason, since: refusals.createdAt })
    .from(refusals)
    .where(isKnownAs(sql`${refusals.addressHash}`, hashes))
    .limit(500);

export const removeOwnRefusals = (ctx: AccountContext): Promise<boolean> =>
  removePiece(ctx, ["refusals", "consents"]);

export const removeDemoRefusals = (ctx: AccountContext): Promise<boolean> =>
  removePiece(ctx, ["refusals"], "demo");
