import { sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { addressHash, addressHashes, isKnownAs } from "~/domains/global-suppressions/address-hash.server";
import { isSuppressed } from "./is-suppressed.server";
import { consents, suppressions } from "./tables";

/**
 * An opt-out of one address applies to the person's other addresses too. Existing suppressions stay, and no longer
 * belong to a single import.
 */
export function suppressAliasesStatement(
  ctx: AccountContext,
  address: string,
  others: readonly string[],
  note: string,
): D1PreparedStatement {
  const { id } = ctx.account;
  const hashes = JSON.stringify(others.map((other) => addressHashes(ctx.config, other)));
  const declined = sql`exists (select 1 from ${consents} c where c.account_id = ${id} and c.denied_at is not null
    and ${isKnownAs(sql`c.address_hash`, sql`j.value`)})`;
  return statement(
    ctx,
    sql`insert into ${suppressions} (account_id, address_hash, address, reason, note, created_at, is_demo)
      select ${id}, ${addressHash(ctx.config, address)}, ${address}, 'manual', ${note}, ${toUnixSeconds(ctx.now())}, ${Number(isDemoWork(ctx))}
      where exists (select 1 from json_each(${hashes}) j where ${isSuppressed(id, sql`j.value`)} or ${declined})
      on conflict (account_id, address_hash) do update set import_id = null, import_value = null`,
  );
}
