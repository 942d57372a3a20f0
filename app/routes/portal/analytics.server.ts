import { formatNumber, formatUsd, plural, usdColumn } from "~/core/format";
import { countryName } from "~/core/places/countries";
import type { Analytics, Kind, Line } from "~/domains/analytics/get-analytics.server";
import type { Stage } from "~/domains/analytics/stages";
import { API_CALLS } from "~/domains/billing/json";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { BILLING } from "~/paths/business/billing";
import { WORKFLOW } from "~/paths/business/workflow";

const leadsTo = (stage: Stage, by: Record<string, string> = {}) =>
  paths.withQuery(WORKFLOW.leads, { stage, ...by });

type Format = (cents: number) => string;
const costIn = (format: Format, cents: number | null) => (cents === null ? null : format(cents));
const wonTo = (by: string) =>
  paths.withQuery(paths.opportunities.list, { status: "closed_won", foundBy: by });

const known = (amounts: (number | null)[]) => amounts.filter((cents) => cents !== null);

/** Costs per row. The cost per lead is the same in every row, so it is shown above the table. */
type CostKey = "perReply" | "perDeal";

/** Formats the lines, with aligned amounts in each column. */
function lineViews(kind: Kind, lines: Line[]) {
  const columnOf = (cost: CostKey) => usdColumn(known(lines.map(({ costs }) => costs[cost])));
  const formats = {
    perReply: columnOf("perReply"),
    perDeal: columnOf("perDeal"),
  };
  return lines.map((line) => lineView(kind, line, formats));
}

function lineView(
  kind: Kind,
  { key, name, counts, dealsWon, responseRate, costs }: Line,
  formats: Record<CostKey, Format>,
) {
  const figure = (stage: Stage) => ({
    value: formatNumber(counts[stage]),
    to: counts[stage] > 0 ? leadsTo(stage, { [kind]: key }) : null,
  });
  const named = kind === "country" ? countryName(key) : name;
  return {
    key,
    name: named === "-" ? "Unknown" : named,
    leads: figure(kind === "campaign" ? "outreach" : "discovery"),
    replies: figure("engagement"),
    won: { value: formatNumber(dealsWon), to: dealsWon > 0 ? wonTo(`${kind}:${key}`) : null },
    rate: `${responseRate}%`,
    perReply: costIn(formats.perReply, costs.perReply),
    perDeal: costIn(formats.perDeal, costs.perDeal),
  };
}

/** Prepares the analytics tab: each figure links to its rows. */
export function analyticsView(found: Analytics) {
  const { counts, pipeline, usage, spent, responseRate, won, advanced } = found;
  return {
    isEmpty: counts.discovery === 0,
    tiles: [
      {
        label: "Leads found",
        value: formatNumber(counts.discovery),
        hint: `${formatNumber(found.reachable)} with a contact email`,
        to: leadsTo("discovery"),
      },
      {
        label: "Leads who replied",
        value: formatNumber(counts.engagement),
        hint: `${responseRate}% of ${plural(counts.outreach, "lead")} contacted`,
        to: leadsTo("engagement"),
      },
      {
        label: "Deals",
        value: formatNumber(found.deals),
        hint: `${formatNumber(pipeline.openOpportunities)} open, worth ${formatUsd(pipeline.opportunityValue)}`,
        to: paths.opportunities.list,
      },
      {
        label: "Deals won",
        value: formatNumber(won.count),
        hint: `worth ${formatUsd(won.revenue)}`,
        to: paths.withQuery(paths.opportunities.list, { status: "closed_won" }),
      },
    ],
    used: { used: usage.used, max: usage.left === null ? null : usage.limit },
    spent: [
      { label: "Invoiced", value: formatUsd(spent.invoiced), hint: "excluding tax", to: BILLING.invoices },
      {
        label: "Commission earned",
        value: formatUsd(spent.commission),
        hint: "by your agents",
        to: COMMISSIONS.closes,
      },
      {
        label: "Platform fees",
        value: formatUsd(spent.fees),
        hint: "for confirmed deals",
        to: COMMISSIONS.closes,
      },
      { label: "API calls", value: formatNumber(API_CALLS), hint: "by your integrations" },
    ],
    advanced: advanced && {
      costs: [
        { label: "Cost per lead", value: costIn(formatUsd, advanced.costs.perLead) },
        { label: "Cost per reply", value: costIn(formatUsd, advanced.costs.perReply) },
        { label: "Cost per won deal", value: costIn(formatUsd, advanced.costs.perDeal) },
      ],
      bySource: lineViews("source", advanced.bySource),
      byCampaign: lineViews("campaign", advanced.byCampaign),
      byCountry: lineViews("country", advanced.byCountry),
      isWhole: advanced.isWhole,
    },
  };
}
