import { and, asc, desc, eq, gt, lte } from "drizzle-orm";
import type { Context } from "~/core/context";
import { csvRow } from "~/core/csv";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { m } from "~/messages/messages";
import { commissionEntries } from "../tables";
import { COLUMNS, ENTRIES_FOLLOW, ENTRY_ENDS, FORMAT } from "./read-statement.mjs";

const BATCH_SIZE = 1_000;

type Line = Record<string, string | number>;

const chainOf = (agentId: number, accountId: number) =>
  and(eq(commissionEntries.agentId, agentId), eq(commissionEntries.accountId, accountId));

async function findHead(ctx: Context, agentId: number, accountId: number) {
  const [head] = await ctx.db
    .select()
    .from(commissionEntries)
    .where(chainOf(agentId, accountId))
    .orderBy(desc(commissionEntries.seq))
    .limit(1);
  return head ?? null;
}

type Head = NonNullable<Awaited<ReturnType<typeof findHead>>>;

/** Entries from the first one to the head, a thousand at a time; entries appended during the read are excluded. */
async function* entriesUpTo(ctx: Context, { agentId, accountId, seq: last }: Head): AsyncGenerator<Line> {
  for (let from = 0; from < last; from += BATCH_SIZE) {
    const rows = await ctx.db
      .select()
      .from(commissionEntries)
      .where(
        and(
          chainOf(agentId, accountId),
          gt(commissionEntries.seq, from),
          lte(commissionEntries.seq, Math.min(last, from + BATCH_SIZE)),
        ),
      )
      .orderBy(asc(commissionEntries.seq));
    for (const { seq, subject, fact, cents, base, rate, at, payout, previous, hash } of rows)
      yield {
        agent: agentId,
        business: accountId,
        seq,
        subject,
        fact,
        cents,
        base,
        rate,
        at: toUnixSeconds(at),
        payout,
        previous,
        hash,
      };
  }
}

/** Valid JSON with one entry per line, so that a checker can read it line by line. */
async function* jsonPieces(ctx: Context, head: Head) {
  const { agentId: agent, accountId: business, publicKey, seq, hash, signature } = head;
  const about = { format: FORMAT, agent, business, publicKey, head: { seq, hash, signature } };
  yield `${JSON.stringify(about).slice(0, -1)}${ENTRIES_FOLLOW}`;
  for await (const entry of entriesUpTo(ctx, head))
    yield `\n${JSON.stringify(entry)}${entry.seq === seq ? "" : ","}`;
  yield `\n${ENTRY_ENDS}\n`;
}

async function* csvPieces(ctx: Context, head: Head) {
  const rowOf = (line: Line) => csvRow(COLUMNS.map((column) => line[column] ?? ""));
  yield csvRow(COLUMNS);
  for await (const entry of entriesUpTo(ctx, head)) yield rowOf(entry);
  const { agentId: agent, accountId: business, seq, hash, signature, publicKey } = head;
  yield rowOf({ agent, business, fact: "head", seq, hash, signature, publicKey });
}

/** The chain of an agent and a business, identical for both. @throws DomainError not_found if it has no entries */
export async function statementFile(
  ctx: Context,
  agentId: number,
  accountId: number,
  format: "json" | "csv",
) {
  const head = await findHead(ctx, agentId, accountId);
  if (!head) throw new DomainError("not_found", m.agents_statement_this_statement());
  return {
    name: `statement-${agentId}-${accountId}.${format}`,
    pieces: format === "csv" ? csvPieces(ctx, head) : jsonPieces(ctx, head),
  };
}
