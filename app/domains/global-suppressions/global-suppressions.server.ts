import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { addressHash, addressHashes, isKnownAs, taggedHash } from "./address-hash.server";
import { globalSuppressions } from "./tables";

type Reason = (typeof globalSuppressions.$inferSelect)["reason"];

export const isGloballySuppressed = (hashes: SQL | string): SQL =>
  sql`exists (select 1 from global_suppressions s where ${isKnownAs(sql`s.address_hash`, hashes)})`;

export async function findSuppression(ctx: Context, email: string) {
  const [found] = await ctx.db
    .select({ since: globalSuppressions.createdAt, reason: globalSuppressions.reason })
    .from(globalSuppressions)
    .where(isKnownAs(sql`${globalSuppressions.addressHash}`, addressHashes(ctx.config, email)))
    .limit(1);
  return found;
}

export const suppressGloballyStatement = (ctx: Context, hash: string, reason: Reason) =>
  ctx.db
    .insert(globalSuppressions)
    .values({ addressHash: hash, reason, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: globalSuppressions.addressHash,
      set: {
        reason: sql`case when ${globalSuppressions.reason} = 'erased' then 'erased' else ${reason} end`,
      },
    });

/** Returns a condition as SQL text; `hashes` is an SQL expression of `addressHashes`. */
export const isErasedText = (hashes: string): string =>
  `exists (select 1 from global_suppressions
    where address_hash in (substr(${hashes}, 1, 64), substr(${hashes}, 66)) and reason = 'erased')`;

export async function isErasedAddress(ctx: Context, email: string | null): Promise<boolean> {
  if (!email) return false;
  const [row] = await ctx.db
    .select({ reason: globalSuppressions.reason })
    .from(globalSuppressions)
    .where(
      sql`${isKnownAs(sql`${globalSuppressions.addressHash}`, addressHashes(ctx.config, email))}
        and ${globalSuppressions.reason} = 'erased'`,
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
    .select({ hash: globalSuppressions.addressHash })
    .from(globalSuppressions)
    .where(
      sql`${globalSuppressions.reason} = 'erased' and ${globalSuppressions.addressHash} in
        (select value from json_each(${JSON.stringify(hashes)}))`,
    );
  const erased = new Set(found.map(({ hash }) => hash));
  return new Set(emails.filter((email) => hashesOf(email).some((hash) => erased.has(hash))));
}

export const NOT_LISTED = "This person asked not to be listed. Leave the contact out.";
