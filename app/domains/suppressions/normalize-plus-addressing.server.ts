import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { addressHash, taggedHash } from "~/domains/global-suppressions/address-hash.server";

const MAX_SUPPRESSIONS = 5_000;
const BATCH_SIZE = 100;

/** Rehashes addresses without their plus tag. If the new hash exists already, both rows stay. Idempotent. */
export async function normalizePlusAddressing(ctx: Context): Promise<number> {
  const { results } = await statement(
    ctx,
    sql`select account_id, address, address_hash from suppressions where instr(address, '+') > 0
      order by created_at desc limit ${MAX_SUPPRESSIONS}`,
  ).all<{ account_id: number; address: string; address_hash: string }>();
  const old = results.filter(({ address, address_hash: hash }) => hash === taggedHash(ctx.config, address));
  let changed = 0;
  for (let from = 0; from < old.length; from += BATCH_SIZE) {
    const done = await ctx.d1.batch(
      old.slice(from, from + BATCH_SIZE).map(({ account_id: accountId, address, address_hash: hash }) =>
        statement(
          ctx,
          sql`update or ignore suppressions set address_hash = ${addressHash(ctx.config, address)}
            where account_id = ${accountId} and address_hash = ${hash}`,
        ),
      ),
    );
    changed += done.reduce((sum, { meta }) => sum + meta.changes, 0);
  }
  return changed;
}
