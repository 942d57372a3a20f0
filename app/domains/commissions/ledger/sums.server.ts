import { type SQL, sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { localDay, readTime } from "~/core/time/local-time";
import { type AgentContext, zoneOfAgent } from "~/domains/agents/agents.server";
import { isDemoAgent } from "~/domains/agents/demo-sides";
import type { ClosedTotals } from "~/domains/agents/tiers";
import { isDemoAccount } from "~/domains/identity/users/user-fragments";
import { closes, commissionChains, commissions, feePayments } from "../tables";

const countsForAgent = (agentId: number): SQL =>
  sql`agent_id = ${agentId} and is_demo = ${isDemoAgent(agentId)}`;

const countsForAccount = (accountId: number): SQL =>
  sql`account_id = ${accountId} and is_demo = ${isDemoAccount(accountId)}`;

/** The number and value of an agent's confirmed deals; US cents. */
export async function confirmedTotals(ctx: Context, agentId: number): Promise<ClosedTotals> {
  const [row] = await ctx.db
    .select({
      leadsClosed: sql<number>`coalesce(sum(${commissionChains.deals}), 0)`,
      totalLeadValue: sql<number>`coalesce(sum(${commissionChains.dealValue}), 0)`,
    })
    .from(commissionChains)
    .where(countsForAgent(agentId));
  return row ?? { leadsClosed: 0, totalLeadValue: 0 };
}

interface Sums {
  held: number;
  payable: number;
  paid: number;
}

export function sumsOf(chains: readonly Sums[]) {
  const sum = (column: keyof Sums) => chains.reduce((total, chain) => total + chain[column], 0);
  const [held, payable, paid] = [sum("held"), sum("payable"), sum("paid")];
  return { held, payable, paid, earned: held + payable + paid };
}

/** Referral bonuses of the agent that are not approved yet. */
const IS_AWAITED = sql`state = 'held' and due_at is null`;

/** A condition: commissions confirmed or approved since the start of the month in the agent's country. */
export function confirmedThisMonth(ctx: AgentContext): SQL {
  const zone = zoneOfAgent(ctx.agent);
  const start = readTime(`${localDay(ctx.now(), zone).slice(0, 7)}-01T00:00`, zone) ?? ctx.now();
  return sql`earned_at >= ${toUnixSeconds(start)} and state <> 'reversed' and not (${IS_AWAITED})
    and is_demo = ${ctx.actor.isDemo ? 1 : 0}`;
}

export const agentSums = (agentId: number): SQL => sql`select coalesce(sum(held), 0) as held,
    coalesce(sum(payable), 0) as payable, coalesce(sum(paid), 0) as paid,
    (select coalesce(sum(cents), 0) from ${commissions} where ${countsForAgent(agentId)} and ${IS_AWAITED}) as awaited
  from ${commissionChains} where ${countsForAgent(agentId)}`;

/** A query of one row: commission on undecided deals in US cents, at the rate pinned to each. */
export const awaitingConfirmation = (agentId: number): SQL =>
  sql`select coalesce(sum(commission), 0) as n from ${closes}
    where ${countsForAgent(agentId)} and state in ('reported', 'disputed') and is_test = 0`;

export const sumAwaiting = async (ctx: Context, agentId: number): Promise<number> =>
  (await statement(ctx, awaitingConfirmation(agentId)).first<{ n: number }>())?.n ?? 0;

export interface AgentSums extends Sums {
  /** Part of `held`: the bonus of a referral that is not approved yet. */
  awaited: number;
}

export function agentSumsFrom({ awaited, ...chains }: AgentSums) {
  const sums = sumsOf([chains]);
  return { ...sums, awaited, confirmed: sums.earned - awaited };
}

const NONE: AgentSums = { held: 0, payable: 0, paid: 0, awaited: 0 };

export const sumsOfAgent = async (ctx: Context, agentId: number) =>
  agentSumsFrom((await statement(ctx, agentSums(agentId)).first<AgentSums>()) ?? NONE);

/** Owed and paid amounts in US cents, excluding reversed ones. A balance is below zero if the business overpaid. */
export async function owedOf({ db }: Pick<Context, "db">, accountId: number) {
  const [[owed], [paid]] = await db.batch([
    db
      .select({
        commission: sql<number>`coalesce(sum(held + payable + paid), 0)`,
        fees: sql<number>`coalesce(sum(fees), 0)`,
      })
      .from(commissionChains)
      .where(countsForAccount(accountId)),
    db
      .select({
        commission: sql<number>`coalesce(sum(iif(pays = 'commission', cents, 0)), 0)`,
        fees: sql<number>`coalesce(sum(iif(pays = 'fees', cents, 0)), 0)`,
      })
      .from(feePayments)
      .where(sql`account_id = ${accountId}`),
  ]);
  const { commission = 0, fees = 0 } = owed ?? {};
  const { commission: commissionPaid = 0, fees: feesPaid = 0 } = paid ?? {};
  return {
    commission,
    commissionPaid,
    commissionOwed: commission - commissionPaid,
    fees,
    feesPaid,
    feesOwed: fees - feesPaid,
  };
}

export const owedSql = (accountId: number, pays: "commission" | "fees"): SQL =>
  sql`((select coalesce(sum(${pays === "commission" ? sql`held + payable + paid` : sql`fees`}), 0)
    from ${commissionChains} where ${countsForAccount(accountId)})
    - (select coalesce(sum(cents), 0) from ${feePayments} where account_id = ${accountId} and pays = ${pays}))`;

/** A query of one row: the account's total commission and platform fees in US cents, before payments. */
export const owedQuery = (accountId: number): SQL =>
  sql`select coalesce(sum(held + payable + paid), 0) as commission, coalesce(sum(fees), 0) as fees
    from ${commissionChains} where ${countsForAccount(accountId)}`;

export const owedTotals = (ctx: BusinessContext) => owedOf(ctx, ctx.account.id);
