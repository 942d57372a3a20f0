import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { invoicedQuery } from "~/domains/billing/invoices/list-invoices.server";
import { hasFeature } from "~/domains/billing/plans/features";
import { leadUsageQuery, usageOf } from "~/domains/billing/usage.server";
import { newestCampaignsQuery } from "~/domains/campaigns/newest-campaigns.server";
import { owedQuery } from "~/domains/commissions/ledger/sums.server";
import { leadTotalsOf, leadTotalsQuery } from "~/domains/lead-search/leads/lead-totals.server";
import {
  everyStage,
  stageTotalsQuery,
  sumOf,
  totalWon,
} from "~/domains/opportunities/forecast/opportunity-totals.server";
import { pipelineOf } from "~/domains/opportunities/forecast/pipeline-value.server";
import { type Costs, costsOf, responseRate, type Spent, shareOf, totalOf } from "./costs";
import {
  allTotalsQuery,
  countsOf,
  kindTotalsQuery,
  MAX_KINDS,
  NO_COUNTS,
  type StageCounts,
} from "./stage-totals.server";

export type Kind = "source" | "campaign" | "country";

export interface Line {
  key: string;
  name: string;
  counts: StageCounts;
  dealsWon: number;
  responseRate: number;
  costs: Costs;
}

const SHOWN = 10;
const CAMPAIGNS = 50;

interface Rows {
  used: { used: number; extra: number };
  invoiced: { cents: number };
  owed: { commission: number; fees: number };
}

async function readRows(ctx: AccountContext) {
  const [[used], [invoiced], [owed]] = (
    await ctx.d1.batch([
      statement(ctx, leadUsageQuery(ctx)),
      statement(ctx, invoicedQuery(ctx.account.id)),
      statement(ctx, owedQuery(ctx.account.id)),
    ])
  ).map(({ results }) => results) as [[Rows["used"]], [Rows["invoiced"]], [Rows["owed"]]];
  return { used, invoiced, owed };
}

type Counted = StageCounts & { key: string; dealsWon: number };

/** The ten rows with the most leads (for a campaign, emailed leads), then the most deals. Rows without a name are left out. */
function linesOf(
  rows: Counted[],
  leads: "discovery" | "outreach",
  { cents, all }: { cents: number; all: StageCounts },
  nameOf: (key: string) => string | null = (key) => key,
): Line[] {
  return rows
    .flatMap((row) => {
      const name = nameOf(row.key);
      const { key, dealsWon } = row;
      if (name === null || row[leads] + dealsWon === 0) return [];
      const counts = countsOf(row);
      const share = shareOf(cents, row[leads], all.discovery);
      const isShared = row[leads] > 0;
      const costs = costsOf(share, {
        leads: row[leads],
        replies: isShared ? counts.engagement : 0,
        deals: isShared ? dealsWon : 0,
      });
      return [{ key, name, counts, dealsWon, responseRate: responseRate(counts), costs }];
    })
    .sort((one, other) => other.counts[leads] - one.counts[leads] || other.dealsWon - one.dealsWon)
    .slice(0, SHOWN);
}

/**
 * All-time analytics from trigger-maintained counts; `advanced` is null if the plan excludes it. Two batches; reads at
 * most 500 rows.
 */
export async function getAnalytics(ctx: AccountContext) {
  const [{ used, invoiced, owed }, [totals, sources, countries, campaigns, leadTotals, stages, named]] =
    await Promise.all([
      readRows(ctx),
      ctx.db.batch([
        allTotalsQuery(ctx),
        kindTotalsQuery(ctx, "source"),
        kindTotalsQuery(ctx, "country"),
        kindTotalsQuery(ctx, "campaign"),
        leadTotalsQuery(ctx),
        stageTotalsQuery(ctx),
        newestCampaignsQuery(ctx, CAMPAIGNS),
      ]),
    ]);
  const all = totals[0] ? countsOf(totals[0]) : NO_COUNTS;
  const spent: Spent = { invoiced: invoiced.cents, commission: owed.commission, fees: owed.fees };
  const cents = totalOf(spent);
  const names = new Map(named.map(({ id, name }) => [String(id), name]));
  const stageRows = everyStage(stages);
  const won = totalWon(stageRows);
  return {
    usage: usageOf(ctx, used),
    counts: all,
    responseRate: responseRate(all),
    spent,
    reachable: leadTotalsOf(leadTotals).reachable,
    pipeline: pipelineOf(leadTotalsOf(leadTotals), stageRows),
    deals: sumOf(stageRows).count,
    won,
    advanced: hasFeature(ctx.account, "advancedAnalytics")
      ? {
          costs: costsOf(cents, { leads: all.discovery, replies: all.engagement, deals: won.count }),
          bySource: linesOf(sources, "discovery", { cents, all }),
          byCountry: linesOf(countries, "discovery", { cents, all }),
          byCampaign: linesOf(campaigns, "outreach", { cents, all }, (key) => names.get(key) ?? null),
          isWhole: sources.length < MAX_KINDS && campaigns.length < MAX_KINDS && named.length < CAMPAIGNS,
        }
      : null,
  };
}

export type Analytics = Awaited<ReturnType<typeof getAnalytics>>;
