import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { addressHash, addressHashes, isKnownAs } from "~/domains/suppression/address-hash.server";
import { isRefused } from "./is-refused.server";
import { consents } from "./tables";

export interface GivenConsent {
  address: string;
  at: Date;
  source: string;
}

const LONGEST_SOURCE = 1_200;

/** What people agreed to before anybody asked them counts as their yes; any no wins, and a yes that is there stays. */
export function giveConsentsStatement(
  ctx: AccountContext,
  given: readonly GivenConsent[],
  onlyIf: SQL = sql`true`,
): D1PreparedStatement {
  const { id } = ctx.account;
  const rows = given.map(({ address, at, source }) => ({
    hash: addressHash(ctx.config, address),
    hashes: addressHashes(ctx.config, address),
    at: secondsOf(at),
    source: source.slice(0, LONGEST_SOURCE),
  }));
  const hashes = sql`(value ->> 'hashes')`;
  return statement(
    ctx,
    sql`insert into ${consents} (account_id, address_hash, given_at, source)
      select ${id}, value ->> 'hash', value ->> 'at', value ->> 'source' from json_each(${JSON.stringify(rows)})
      where ${onlyIf} and not ${isRefused(id, hashes)} and not exists (select 1 from ${consents} c
        where c.account_id = ${id} and ${isKnownAs(sql`c.address_hash`, hashes)} and c.refused_at is not null)
      on conflict (account_id, address_hash) do update set
        source = iif(given_at is null, excluded.source, source), given_at = ifnull(given_at, excluded.given_at)
        where refused_at is null`,
  );
}

export async function consentGivenBy(
  ctx: AccountContext,
  address: string | null,
): Promise<{ at: Date; source: string } | null> {
  if (address === null) return null;
  const hashes = addressHashes(ctx.config, address);
  const { id } = ctx.account;
  const row = await statement(
    ctx,
    sql`select c.given_at as at, c.source from ${consents} c where c.account_id = ${id}
      and ${isKnownAs(sql`c.address_hash`, hashes)} and c.given_at is not null and c.refused_at is null
      and not ${isRefused(id, sql`${hashes}`)} order by c.given_at limit 1`,
  ).first<{ at: number; source: string | null }>();
  return row && { at: new Date(row.at * 1000), source: row.source ?? "" };
}

export const forgetConsentWords = (ctx: Context, hashes: string): D1PreparedStatement =>
  statement(ctx, sql`update ${consents} set source = null where ${isKnownAs(sql`address_hash`, hashes)}`);
