import { sql } from "drizzle-orm";
import { type Context, isDemoWork } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { addressHash } from "~/domains/suppression/address-hash.server";
import { refusals } from "./tables";

type RefusalReason = (typeof refusals.$inferSelect)["reason"];

export interface Refusal {
  accountId: number;
  address: string;
  reason: RefusalReason;
  outreachMessageId?: number | null;
  note?: string | null;
  createdBy?: number | null;
  /** Of somebody of demo work, who is made up. */
  isDemo?: boolean;
  decidedMailId?: number | null;
}

/** A person's own no stays what it is; what a business or a mail server wrote gives way to it. */
const OWN_NO: readonly RefusalReason[] = ["unsubscribe", "complaint", "data-request"];
const MAX_BYTES = 90_000;

const rowOf = (ctx: Context, refusal: Refusal) => [
  refusal.accountId,
  addressHash(ctx.config, refusal.address),
  refusal.address.trim(),
  refusal.reason,
  refusal.outreachMessageId ?? null,
  refusal.note ?? null,
  refusal.createdBy ?? null,
  (refusal.isDemo ?? isDemoWork(ctx)) ? 1 : 0,
  refusal.decidedMailId ?? null,
];

const insertRows = (ctx: Context, rows: unknown[][]) => {
  const isOwn = sql`excluded.reason in (select value from json_each(${JSON.stringify(OWN_NO)}))`;
  const wasOwn = sql`refusals.reason in (select value from json_each(${JSON.stringify(OWN_NO)}))`;
  const isStronger = sql`(refusals.decided_mail_id is not null and excluded.decided_mail_id is null)`;
  const set = (column: string) =>
    sql`case when (${isOwn} and not ${wasOwn}) or ${isStronger} then excluded.${sql.raw(column)} else refusals.${sql.raw(column)} end`;
  const at = secondsOf(ctx.now());
  const value = (place: number) => sql`json_extract(value, ${sql.raw(`'$[${place}]'`)})`;
  return ctx.db
    .insert(refusals)
    .select(
      sql`select ${sql.join([0, 1, 2, 3, 4, 5, 6].map(value), sql`, `)}, ${at}, ${value(7)}, ${value(8)}
        from json_each(${JSON.stringify(rows)}) where json_extract(value, '$[2]') <> ''`,
    )
    .onConflictDoUpdate({
      target: [refusals.accountId, refusals.addressHash],
      set: {
        reason: set("reason"),
        note: set("note"),
        outreachMessageId: set("outreach_message_id"),
        createdBy: set("created_by"),
        decidedMailId: sql`case when excluded.decided_mail_id is null then null else refusals.decided_mail_id end`,
      },
    });
};

export const refuseStatement = (ctx: Context, refusal: Refusal) => insertRows(ctx, [rowOf(ctx, refusal)]);

export function refuseStatements(ctx: Context, list: readonly Refusal[]) {
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
