import { sql } from "drizzle-orm";
import { type Context, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressions } from "./tables";

type SuppressionReason = (typeof suppressions.$inferSelect)["reason"];

interface Suppression {
  accountId: number;
  address: string;
  reason: SuppressionReason;
  outreachMessageId?: number | null;
  note?: string | null;
  createdBy?: number | null;
  /** Set for demo contacts. */
  isDemo?: boolean;
  bounceEmailId?: number | null;
  /** When the recipient opted out, if known; else now. */
  at?: Date | null;
  importId?: number | null;
  /** The import's unreadable cell. */
  importValue?: string | null;
}

/** Reasons given by the recipient: never changed, they replace those of a business or a mail server. */
const OWN_NO: readonly SuppressionReason[] = ["unsubscribe", "complaint", "data-request"];
const MAX_BYTES = 90_000;

/** Values in the order of the table's columns. */
const rowOf = (ctx: Context, refusal: Suppression) => [
  refusal.accountId,
  addressHash(ctx.config, refusal.address),
  refusal.address.trim(),
  refusal.reason,
  refusal.outreachMessageId ?? null,
  refusal.note ?? null,
  refusal.createdBy ?? null,
  toUnixSeconds(refusal.at ?? ctx.now()),
  (refusal.isDemo ?? isDemoWork(ctx)) ? 1 : 0,
  refusal.bounceEmailId ?? null,
  refusal.importId ?? null,
  refusal.importValue ?? null,
];

const OLD_IMPORT = sql`suppressions.import_id`;
const NEW_IMPORT = sql`excluded.import_id`;
const OLD_VALUE = sql`suppressions.import_value`;
const NEW_VALUE = sql`excluded.import_value`;

/**
 * Belongs to an import only while nothing else suppresses the address: if two files contain an opt-out, undoing one
 * does not lift it.
 */
const importAfter = sql`case when ${NEW_IMPORT} is null or ${OLD_IMPORT} is null then null
  when ${OLD_IMPORT} = ${NEW_IMPORT} or ${OLD_VALUE} is not null then ${NEW_IMPORT}
  when ${NEW_VALUE} is not null then ${OLD_IMPORT} else null end`;
/** A clear opt-out next to an unreadable cell leaves nothing to decide. */
const valueAfter = sql`case when ${NEW_IMPORT} is null or ${OLD_IMPORT} is null or ${OLD_VALUE} is null then null else ${NEW_VALUE} end`;

const insertRows = (ctx: Context, rows: unknown[][]) => {
  const isOwn = sql`excluded.reason in (select value from json_each(${JSON.stringify(OWN_NO)}))`;
  const wasOwn = sql`suppressions.reason in (select value from json_each(${JSON.stringify(OWN_NO)}))`;
  const isStronger = sql`(suppressions.bounce_email_id is not null and excluded.bounce_email_id is null
    or ${OLD_VALUE} is not null and ${NEW_VALUE} is null)`;
  const set = (column: string) =>
    sql`case when (${isOwn} and not ${wasOwn}) or ${isStronger} then excluded.${sql.raw(column)} else suppressions.${sql.raw(column)} end`;
  const value = (place: number) => sql`json_extract(value, ${sql.raw(`'$[${place}]'`)})`;
  return ctx.db
    .insert(suppressions)
    .select(
      sql`select ${sql.join([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(value), sql`, `)}
        from json_each(${JSON.stringify(rows)}) where json_extract(value, '$[2]') <> ''`,
    )
    .onConflictDoUpdate({
      target: [suppressions.accountId, suppressions.addressHash],
      set: {
        reason: set("reason"),
        note: set("note"),
        outreachMessageId: set("outreach_message_id"),
        createdBy: set("created_by"),
        // A later opt-out must count as newer than the reply time in `askedAt`.
        createdAt: sql`case when excluded.reason = 'unsubscribe' then max(excluded.created_at, suppressions.created_at) else suppressions.created_at end`,
        importId: importAfter,
        importValue: valueAfter,
        bounceEmailId: sql`case when excluded.bounce_email_id is null then null else suppressions.bounce_email_id end`,
      },
    });
};

export const suppressStatement = (ctx: Context, refusal: Suppression) =>
  insertRows(ctx, [rowOf(ctx, refusal)]);

export function suppressStatements(ctx: Context, list: readonly Suppression[]) {
  const pieces: unknown[][][] = [];
  let size = MAX_BYTES;
  for (const row of list.map((refusal) => rowOf(ctx, refusal))) {
    const bytes = JSON.stringify(row).length;
    if (size + bytes > MAX_BYTES) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)?.push(row);
    size += bytes;
  }
  return pieces.map((rows) => insertRows(ctx, rows));
}
