import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { isSuppressed } from "./is-suppressed.server";

export async function suppressedAmong(
  ctx: Context,
  accountId: number,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = addresses.map((address) => [address, addressHashes(ctx.config, address)]);
  const { results } = await statement(
    ctx,
    sql`select json_extract(j.value, '$[0]') as address from json_each(${JSON.stringify(rows)}) j
      where ${isSuppressed(accountId, sql`json_extract(j.value, '$[1]')`)}`,
  ).all<{ address: string }>();
  return new Set(results.map(({ address }) => address));
}
