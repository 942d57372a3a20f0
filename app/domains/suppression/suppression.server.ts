import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { addressHash, addressHashes, isKnownAs, taggedHash } from "./address-hash.server";
import { suppressedAddresses } from "./tables";

type Reason = (typeof suppressedAddresses.$inferSelect)["reason"];

export const isSuppressed = (hashes: SQL | string): SQL =>
  sql`exists (select 1 from suppressed_addresses s where ${isKnownAs(sql`s.address_hash`, hashes)})`;

export async function findSuppression(ctx: Context, email: string) {
  const [found] = await ctx.db
    .select({ since: suppressedAddresses.createdAt, reason: suppressedAddresses.reason })
    .from(suppressedAddresses)
    .where(isKnownAs(sql`${suppressedAddresses.addressHash}`, addressHashes(ctx.config, email)))
    .limit(1);
  return found;
}

export const suppressStatement = (ctx: Context, hash: string, reason: Reason) =>
  ctx.db
    .insert(suppressedAddresses)
    .values({ addressHash: hash, reason, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: suppressedAddresses.addressHash,
      set: {
        reason: sql`case when ${suppressedAddresses.reason} = 'erased' then 'erased' else ${reason} end`,
      },
    });

/** Text of a condition; takes an expression of `addressHashes`. */
export const isErasedText = (hashes: string): string =>
  `exists (select 1 from suppressed_addresses
    where address_hash in (substr(${hashes}, 1, 64), substr(${hashes}, 66)) and reason = 'erased')`;

export async function isErasedAddress(ctx: Context, email: string | null): Promise<boolean> {
  if (!email) return false;
  const [row] = await ctx.db
    .select({ reason: suppressedAddresses.reason })
    .from(suppressedAddresses)
    .where(
      sql`${isKnownAs(sql`${suppressedAddresses.addressHash}`, addressHashes(ctx.config, email))}
        and ${suppressedAddresses.reason} = 'erased'`,
    )
    .limit(1);
  return row !== undefined;
}

export async function erasedAddresses(ctx: Context, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const hashesOf = (email: string) => [
    addressHash(ctx.config, email),
    ...[taggedHash(ctx.config, email)].filter((hash) => hash !== null),
  ];
  const hashes = [...new Set(emails.flatMap(hashesOf))];
  const found = await ctx.db
    .select({ hash: suppressedAddresses.addressHash })
    .from(suppressedAddresses)
    .where(
      sql`${suppressedAddresses.reason} = 'erased' and ${suppressedAddresses.addressHash} in
        (select value from json_each(${JSON.stringify(hashes)}))`,
    );
  const erased = new Set(found.map(({ hash }) => hash));
  return new Set(emails.filter((email) => hashesOf(email).some((hash) => erased.has(hash))));
}

export const NOT_LISTED =
  "The person with this email address asked not to be listed here. Please leave the contact out.";
