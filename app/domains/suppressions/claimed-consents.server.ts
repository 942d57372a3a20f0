import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { addressHash, addressHashes, isKnownAs } from "~/domains/global-suppressions/address-hash.server";
import type { ConsentState } from "./consent-view";
import { isSuppressed } from "./is-suppressed.server";
import { consents } from "./tables";

export interface ClaimedConsent {
  address: string;
  at: Date;
  source: string;
  importedBy: number | null;
}

const MAX_SOURCE_LENGTH = 1_200;

/**
 * Never allows an email: only `answerStatement` sets `granted_at`. The first claim stays; claims about people who opted
 * out are dropped.
 */
export function claimConsentsStatement(
  ctx: AccountContext,
  claims: readonly ClaimedConsent[],
  onlyIf: SQL = sql`true`,
): D1PreparedStatement {
  const { id } = ctx.account;
  const rows = claims.map(({ address, at, source, importedBy }) => ({
    hash: addressHash(ctx.config, address),
    hashes: addressHashes(ctx.config, address),
    at: toUnixSeconds(at),
    source: source.slice(0, MAX_SOURCE_LENGTH),
    importedBy,
  }));
  const hashes = sql`(value ->> 'hashes')`;
  return statement(
    ctx,
    sql`insert into ${consents} (account_id, address_hash, claimed_at, claim_source, claimed_by)
      select ${id}, value ->> 'hash', value ->> 'at', value ->> 'source', value ->> 'importedBy'
      from json_each(${JSON.stringify(rows)})
      where ${onlyIf} and not ${isSuppressed(id, hashes)} and not exists (select 1 from ${consents} c
        where c.account_id = ${id} and ${isKnownAs(sql`c.address_hash`, hashes)} and c.denied_at is not null)
      on conflict (account_id, address_hash) do update set claimed_at = excluded.claimed_at,
        claim_source = excluded.claim_source, claimed_by = excluded.claimed_by
        where claimed_at is null and denied_at is null`,
  );
}

export async function findConsentState(
  ctx: AccountContext,
  address: string | null,
): Promise<ConsentState | null> {
  if (address === null) return null;
  const hashes = addressHashes(ctx.config, address);
  const { id } = ctx.account;
  const { results } = await statement(
    ctx,
    sql`select c.granted_at, c.requested_at, c.denied_at, c.claimed_at, c.claim_source, c.claimed_by from ${consents} c
      where c.account_id = ${id} and ${isKnownAs(sql`c.address_hash`, hashes)} and not ${isSuppressed(id, sql`${hashes}`)}
      order by c.claimed_at is null, c.claimed_at`,
  ).all<Row>();
  if (results.length === 0 || results.some(({ denied_at: refused }) => refused !== null)) return null;
  const firstOf = (column: "granted_at" | "requested_at" | "claimed_at") => {
    const seconds = results.find((row) => row[column] !== null)?.[column] ?? null;
    return seconds === null ? null : new Date(seconds * 1_000);
  };
  const claimedAt = firstOf("claimed_at");
  return {
    confirmedAt: firstOf("granted_at"),
    askedAt: firstOf("requested_at"),
    claim: claimedAt && {
      at: claimedAt,
      source: results[0]?.claim_source ?? "",
      importedBy: results[0]?.claimed_by ?? null,
    },
  };
}

type Row = Record<
  "granted_at" | "requested_at" | "denied_at" | "claimed_at" | "claimed_by",
  number | null
> & {
  claim_source: string | null;
};

export const purgeConsentTexts = (ctx: Context, hashes: string): D1PreparedStatement =>
  statement(
    ctx,
    sql`update ${consents} set source = null, claim_source = null where ${isKnownAs(sql`address_hash`, hashes)}`,
  );

/** Returns at most 500. */
export const consentsHeldOf = (ctx: Context, hashes: string) =>
  ctx.db
    .select({
      accountId: consents.accountId,
      askedAt: consents.requestedAt,
      confirmedAt: consents.grantedAt,
      declinedAt: consents.deniedAt,
      claimedAt: consents.claimedAt,
      claimSource: consents.claimSource,
    })
    .from(consents)
    .where(isKnownAs(sql`${consents.addressHash}`, hashes))
    .limit(500);
