import { and, asc, eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { csvRow } from "~/core/csv";
import { notFound } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { commissionEntries } from "../tables";
import { FIELDS, FORMAT } from "./verify-statement.mjs";

/** Entries of one statement, from the first on. */
const MOST = 20_000;

const HEAD_FIELDS = ["signature", "publicKey"] as const;

/** The chain of an agent and a business, the same for both. Null where nothing is written. */
export async function statementOf(ctx: Context, agentId: number, accountId: number) {
  const rows = await ctx.db
    .select()
    .from(commissionEntries)
    .where(and(eq(commissionEntries.agentId, agentId), eq(commissionEntries.accountId, accountId)))
    .orderBy(asc(commissionEntries.seq))
    .limit(MOST);
  const head = rows.at(-1);
  if (!head) return null;
  return {
    format: FORMAT,
    agent: agentId,
    business: accountId,
    publicKey: head.publicKey,
    head: { seq: head.seq, hash: head.hash, signature: head.signature },
    entries: rows.map(({ seq, subject, fact, cents, base, rate, at, payout, previous, hash }) => ({
      agent: agentId,
      business: accountId,
      seq,
      subject,
      fact,
      cents,
      base,
      rate,
      at: secondsOf(at),
      payout,
      previous,
      hash,
    })),
  };
}

export type Statement = NonNullable<Awaited<ReturnType<typeof statementOf>>>;

const COLUMNS = [...FIELDS, "previous", "hash", ...HEAD_FIELDS];

export function statementCsv({ agent, business, publicKey, head, entries }: Statement): string {
  const last: Record<string, string | number> = { agent, business, fact: "head", publicKey, ...head };
  const lines: Record<string, string | number>[] = [...entries, last];
  return [COLUMNS, ...lines.map((line) => COLUMNS.map((column) => line[column] ?? ""))].map(csvRow).join("");
}

/** @throws DomainError not_found where nothing was written between the two */
export async function statementFile(
  ctx: Context,
  agentId: number,
  accountId: number,
  format: "json" | "csv",
) {
  const statement = await statementOf(ctx, agentId, accountId);
  if (!statement) throw notFound("This statement");
  const name = `statement-${agentId}-${accountId}.${format}`;
  return { name, text: format === "csv" ? statementCsv(statement) : JSON.stringify(statement, null, 1) };
}
