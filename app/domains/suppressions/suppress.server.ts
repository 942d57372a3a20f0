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
  /** For a made-up contact of the demo. */
  isDemo?: boolean;
  bounceEmailId?: number | null;
}

/** A person's own no stays what it is; what a business or a mail server wrote gives way to it. */
const OWN_NO: readonly SuppressionReason[] = ["unsubscribe", "complaint", "data-request"];
const MAX_BYTES = 90_000;

const rowOf = (ctx: Context, refusal: Suppression) => [
  refusal.accountId,
  addressHash(ctx.config, refusal.address),
  refusal.address.trim(),
  refusal.reason,
  refusal.outreachMessageId ?? null,
  refusal.note ?? null,
  refusal.createdBy ?? null,
  (refusal.isDemo ?? isDemoWork(ctx)) ? 1 : 0,
  refusal.bounceEmailId ?? null,
];

const insertRows = (ctx: Context, rows: unknown[][]) => {
  const isOwn = sql`excluded.reason in (select value from json_each(${JSON.stringify(OWN_NO)}))`;
  const wasOwn = sql`suppressions.reason in (select value from json_each(${JSON.stringify(OWN_NO)}))`;
  const isStronger = sql`(suppressions.bounce_email_id is not null and excluded.bounce_email_id is null)`;
  const set = (column: string) =>
    sql`case when (${isOwn} and not ${wasOwn}) or ${isStronger} then excluded.${sql.raw(column)} else suppressions.${sql.raw(column)} end`;
  const at = toUnixSeconds(ctx.now());
  const value = (place: number) => sql`json_extract(value, ${sql.raw(`'$[${place}]'`)})`;
  return ctx.db
    .insert(suppressions)
    .select(
      sql`select ${sql.join([0, 1, 2, 3, 4, 5, 6].map(value), sql`, `)}, ${at}, ${value(7)}, ${value(8)}
        from json_each(${JSON.stringify(rows)}) where json_extract(value, '$[2]') <> ''`,
    )
    .onConflictDoUpdate({
      target: [suppressions.accountId, suppressions.addressHash],
      set: {
        reason: set("reason"),
        note: set("note"),
        outreachMessageId: set("outreach_message_id"),
        createdBy: set("created_by"),
        // A later opt-out is newer than the reply that `askedAt` dates.
        createdAt: sql`case when excluded.reason = 'unsubscribe' then excluded.created_at else suppressions.created_at end`,
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
