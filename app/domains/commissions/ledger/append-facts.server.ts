import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, type Statement, statement } from "~/core/statement";
import { isDemoPair } from "~/domains/agents/demo-sides";
import { hashOf, signedText } from "../statement/verify-statement.mjs";
import { commissionChains, commissionEntries } from "../tables";
import { EMPTY_HEAD, type Fact, type Head, headAfter } from "./facts";
import { signText } from "./signing-key.server";

/** Enough for many concurrent writers: in each attempt at least one writer of a chain succeeds. */
const TRIES = 60;

interface Chain {
  agentId: number;
  accountId: number;
  isDemo: boolean;
  head: Head;
}

const keyOf = ({ agentId, accountId }: { agentId: number; accountId: number }) => `${agentId}:${accountId}`;

async function readChains(ctx: Context, facts: Fact[]): Promise<Map<string, Chain>> {
  const pairs = new Map(
    facts.map(({ agentId, accountId }) => [keyOf({ agentId, accountId }), [agentId, accountId]]),
  );
  const asked = sql`select value ->> 0 as agentId, value ->> 1 as accountId,
      ${isDemoPair(sql`value ->> 1`, sql`value ->> 0`)} as isDemo
    from json_each(${JSON.stringify([...pairs.values()])})`;
  const wanted = sql`select value ->> 0, value ->> 1 from json_each(${JSON.stringify([...pairs.values()])})`;
  const [known, rows] = await Promise.all([
    statement(ctx, asked).all<{ agentId: number; accountId: number; isDemo: number }>(),
    ctx.db.select().from(commissionChains).where(sql`(agent_id, account_id) in (${wanted})`),
  ]);
  const heads = new Map(rows.map((row) => [keyOf(row), row]));
  return new Map(
    known.results.map(({ isDemo, ...pair }) => [
      keyOf(pair),
      { ...pair, isDemo: isDemo === 1, head: heads.get(keyOf(pair)) ?? EMPTY_HEAD },
    ]),
  );
}

async function payableOf(ctx: Context, facts: Fact[]): Promise<Set<string>> {
  const subjects = facts.filter(({ fact }) => fact === "reversed").map(({ subject }) => subject);
  if (subjects.length === 0) return new Set();
  const rows = await ctx.db
    .select({ subject: commissionEntries.subject })
    .from(commissionEntries)
    .where(sql`subject in (select value from json_each(${JSON.stringify(subjects)})) and fact = 'payable'`);
  return new Set(rows.map(({ subject }) => subject));
}

async function entryStatements(ctx: Context, facts: Fact[], isDemo: boolean): Promise<SQL[]> {
  const at = toUnixSeconds(ctx.now());
  const [chains, wasPayable] = await Promise.all([readChains(ctx, facts), payableOf(ctx, facts)]);
  const inserts: SQL[] = [];
  const touched = new Set<Chain>();
  for (const fact of facts) {
    const chain = chains.get(keyOf(fact));
    if (!chain) throw new Error("A fact without a chain");
    const { agentId, accountId, subject, cents, base, rate, payout = 0 } = fact;
    const seq = chain.head.seq + 1;
    const previous = chain.head.hash;
    const entry = {
      agent: agentId,
      business: accountId,
      seq,
      subject,
      fact: fact.fact,
      cents,
      base,
      rate,
      at,
      payout,
    };
    const hash = await hashOf(entry, previous);
    const { signature, publicKey } = await signText(ctx.config, signedText({ ...entry, hash }));
    inserts.push(sql`insert into ${commissionEntries} (agent_id, account_id, seq, subject, fact, cents, base, rate, at,
        payout, previous, hash, signature, public_key, is_demo)
      values (${agentId}, ${accountId}, ${seq}, ${subject}, ${fact.fact}, ${cents}, ${base}, ${rate}, ${at},
        ${payout}, ${previous}, ${hash}, ${signature}, ${publicKey}, ${isDemo ? 1 : 0})`);
    // A demo entry can belong to a real chain, but doesn’t change its sums.
    const sums = chain.isDemo === isDemo ? headAfter(chain.head, fact, wasPayable.has(subject)) : chain.head;
    chain.head = { ...sums, seq, hash };
    touched.add(chain);
  }
  const heads = [...touched].map(
    ({ agentId, accountId, head, ...chain }) => sql`insert into ${commissionChains}
        (agent_id, account_id, seq, hash, deals, deal_value, held, payable, paid, is_demo)
      values (${agentId}, ${accountId}, ${head.seq}, ${head.hash}, ${head.deals}, ${head.dealValue}, ${head.held},
        ${head.payable}, ${head.paid}, ${chain.isDemo ? 1 : 0})
      on conflict (agent_id, account_id) do update set seq = excluded.seq, hash = excluded.hash, deals = excluded.deals,
        deal_value = excluded.deal_value, held = excluded.held, payable = excluded.payable, paid = excluded.paid,
        is_demo = excluded.is_demo`,
  );
  return [...inserts, ...heads];
}

const isMoved = (error: unknown) => String(error).includes("commission_entries.seq");
const isWritten = (error: unknown) =>
  /commission_entries\.(subject|fact)|commissions\.subject/.test(String(error));

interface Change {
  facts: Fact[];
  /** Runs before the entries. If the last statement changes no row, nothing at all is written. */
  by: SQL[];
  after?: Statement[];
  isDemo?: boolean;
  /** If a fact is already written, nothing happens instead of a conflict. */
  mayStand?: boolean;
}

/**
 * Appends facts to the heads of their chains, in one batch with the change that causes them. Retries if another writer
 * moved a head. Returns whether the change happened.
 * @throws DomainError conflict if a fact was already written; unavailable
 */
export async function appendFacts(ctx: Context, change: Change): Promise<boolean> {
  const { facts, by, after = [], isDemo = false, mayStand = false } = change;
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      const entries = facts.length === 0 ? [] : await entryStatements(ctx, facts, isDemo);
      const all = [...by, sql.raw(IF_UNCHANGED), ...entries, ...after];
      await ctx.d1.batch(all.map((query) => statement(ctx, query)));
      return true;
    } catch (error) {
      if (isAborted(error)) return false;
      if (mayStand && isWritten(error) && !isMoved(error)) return false;
      if (isWritten(error) && !isMoved(error))
        throw new DomainError("conflict", "This entry is already in the ledger.");
      if (!isMoved(error)) throw error;
    }
  }
  throw new DomainError("unavailable", "The ledger is busy. Try again.", {
    retryAfter: 5,
  });
}
