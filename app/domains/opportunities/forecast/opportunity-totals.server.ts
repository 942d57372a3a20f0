import { eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { plural } from "~/core/format";
import { statement } from "~/core/statement";
import { paths } from "~/paths";
import { isOpen, OPEN_STAGES, STAGE_PROBABILITY, STAGES, type Stage } from "../stages";
import { opportunities, opportunityMonthlyTotals, opportunityTotals } from "../tables";

const ofStage = sql.join(
  STAGES.map((stage) => sql`when ${stage} then ${sql.raw(String(STAGE_PROBABILITY[stage]))}`),
  sql` `,
);
const openStages = sql.raw(OPEN_STAGES.map((stage) => `'${stage}'`).join(", "));

/** Win probability in percent, as `probabilityOf` in stages.ts. */
const probability = sql`case when status in (${openStages}) and probability is not null then probability
  else case status ${ofStage} end end`;

const weighted = sql`ifnull(revenue, 0) * (${probability}) / 100`;

function contribution(ctx: Pick<Context, "d1">, which: SQL, sign: 1 | -1): D1PreparedStatement[] {
  const times = sql.raw(`${sign} *`);
  return [
    statement(
      ctx,
      sql`insert into ${opportunityTotals} (account_id, status, count, valued, revenue, weighted)
      select account_id, status, ${times} count(*), ${times} count(revenue), ${times} ifnull(sum(revenue), 0),
        ${times} sum(${weighted})
      from ${opportunities} where ${which} and archived_at is null group by account_id, status
      on conflict (account_id, status) do update set count = count + excluded.count, valued = valued + excluded.valued,
        revenue = revenue + excluded.revenue, weighted = weighted + excluded.weighted`,
    ),
    statement(
      ctx,
      sql`insert into ${opportunityMonthlyTotals} (account_id, month, count, revenue, weighted)
      select account_id, ifnull(substr(close_date, 1, 7), ''), ${times} count(*), ${times} ifnull(sum(revenue), 0),
        ${times} sum(${weighted})
      from ${opportunities} where ${which} and archived_at is null and status in (${openStages}) group by 1, 2
      on conflict (account_id, month) do update set count = count + excluded.count,
        revenue = revenue + excluded.revenue, weighted = weighted + excluded.weighted`,
    ),
  ];
}

/**
 * Subtracts the opportunities from the totals before the changes and adds them afterwards, so that totals stay correct
 * under concurrency.
 */
export const counted = (ctx: Pick<Context, "d1">, which: SQL, changes: D1PreparedStatement[]) => [
  ...contribution(ctx, which, -1),
  ...changes,
  ...contribution(ctx, which, 1),
];

export interface StageTotal {
  status: Stage;
  count: number;
  valued: number;
  /** US cents. */
  revenue: number;
  weighted: number;
}

export const stageTotalsQuery = (ctx: AccountContext) =>
  ctx.db.select().from(opportunityTotals).where(eq(opportunityTotals.accountId, ctx.account.id));

export const getStageTotals = async (ctx: AccountContext): Promise<StageTotal[]> =>
  everyStage(await stageTotalsQuery(ctx));

export function everyStage(rows: StageTotal[]): StageTotal[] {
  const known = new Map(rows.map((row) => [row.status, row]));
  return STAGES.map((status) => {
    const { count = 0, valued = 0, revenue = 0, weighted = 0 } = known.get(status) ?? {};
    return { status, count, valued, revenue, weighted };
  });
}

export function sumOf(totals: StageTotal[]) {
  const sum = { count: 0, valued: 0, revenue: 0, weighted: 0 };
  for (const { count, valued, revenue, weighted } of totals) {
    sum.count += count;
    sum.valued += valued;
    sum.revenue += revenue;
    sum.weighted += weighted;
  }
  return sum;
}

export const openOnly = (totals: StageTotal[]) => totals.filter(({ status }) => isOpen(status));

const ofStatus = (totals: StageTotal[], status: Stage) =>
  sumOf(totals.filter((total) => total.status === status));

/** Deals won of all time; used by every screen. */
export const totalWon = (totals: StageTotal[]) => ofStatus(totals, "closed_won");

const totalLost = (totals: StageTotal[]) => ofStatus(totals, "closed_lost");

/** Below this number of decided deals, a win rate has no meaning. */
const MIN_DECIDED_DEALS = 10;

/** The win rate of decided deals, with its base and rows; null below ten decided deals. */
export function conversionView(totals: StageTotal[]) {
  const won = totalWon(totals).count;
  const decided = won + totalLost(totals).count;
  if (decided < MIN_DECIDED_DEALS) return null;
  return {
    value: `${Math.round((won / decided) * 100)}%`,
    hint: `You won ${won} of ${plural(decided, "closed deal")}.`,
    to: paths.withQuery(paths.opportunities.list, { status: "closed_won" }),
  };
}
