import { formatNumber, formatTotal, plural } from "~/core/format";
import type { getCampaignMetrics } from "~/domains/campaigns/metrics/campaign-metrics.server";
import { paths } from "~/paths";
import { horizontalBars } from "~/ui/charts/bar-shape.server";

/** Bars of one chart at most. */
const MAX_CAMPAIGNS = 12;

/** What the analytics tab shows of the figures, each with the way to its rows. */
export function campaignAnalyticsView(metrics: Awaited<ReturnType<typeof getCampaignMetrics>>) {
  const { started, tests, total } = metrics;
  const shown = started.slice(0, MAX_CAMPAIGNS);
  const messages = (id: number, status: string) => paths.withQuery(paths.campaigns.messages(id), { status });
  return {
    heading: metrics.isWhole ? null : `Of your ${formatNumber(200)} newest campaigns.`,
    isEmpty: started.length === 0,
    stats: [
      {
        label: "Campaigns",
        value: formatTotal(total),
        hint: `${formatNumber(metrics.running)} running`,
        to: paths.campaigns.list,
      },
      {
        label: "Mails sent",
        value: formatNumber(metrics.sent),
        hint: `to ${plural(metrics.people, "person", "people")}`,
      },
      {
        label: "Responses",
        value: formatNumber(metrics.responses),
        hint: "people who answered",
        to: paths.replies.list,
      },
      {
        label: "Average response rate",
        value: `${metrics.averageResponseRate}%`,
        hint: "the mean of each campaign's rate",
      },
    ],
    rates: {
      title: "Response rate by campaign",
      category: "Campaign",
      unit: "Percent",
      empty: "No campaign has started yet.",
      shape: horizontalBars(
        shown.map(({ id, label, responseRate }) => ({
          label,
          value: responseRate,
          to: messages(id, "responded"),
        })),
        { format: (value) => `${value}%`, domainMax: 100 },
      ),
    },
    people: {
      title: "People written to by campaign",
      category: "Campaign",
      unit: "People",
      empty: "No campaign has started yet.",
      shape: horizontalBars(
        shown.map(({ id, label, peopleSent }) => ({ label, value: peopleSent, to: messages(id, "sent") })),
      ),
    },
    ended: metrics.ended.map(({ name, count }) => ({ name, count: formatNumber(count) })),
    tests: tests.map((test) => ({ ...test, to: paths.campaigns.campaign(test.campaignId) })),
    isActive: metrics.running > 0,
  };
}
