import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { commissions } from "../tables";
import { type Fact, factOf } from "./facts";

export const did = sql`changes() > 0`;

type Kind = (typeof commissions.$inferInsert)["kind"];

/** Inserts a held commission if the previous statement changed a row. A null `dueAt` means it awaits approval. */
export const holdCommission = (
  ctx: Context,
  kind: Kind,
  fact: Omit<Fact, "fact">,
  { dueAt, closeId, isDemo }: { dueAt: Date | null; closeId: number | null; isDemo: boolean },
): SQL => sql`insert into ${commissions} (subject, agent_id, account_id, kind, cents, base, rate, state, earned_at, due_at,
    close_id, covered_at, is_demo)
  select ${fact.subject}, ${fact.agentId}, ${fact.accountId}, ${kind}, ${fact.cents}, ${fact.base}, ${fact.rate}, 'held',
    ${toUnixSeconds(ctx.now())}, ${dueAt ? toUnixSeconds(dueAt) : null}, ${closeId},
    ${closeId === null || isDemo ? toUnixSeconds(ctx.now()) : null}, ${isDemo ? 1 : 0} where ${did}`;

export const earnedAndHeld = (fact: Omit<Fact, "fact">): Fact[] => [
  factOf(fact, "earned"),
  factOf(fact, "held"),
];
