import { formatNumber, formatTotal, plural } from "~/core/format";
import type { Period } from "~/core/time/period";
import type { getCampaignMetrics } from "~/domains/campaigns/metrics/campaign-metrics.server";
import { paths } from "~/paths";
import { horizontalBars } from "~/ui/charts/bar-shape.server";

/** Maximum bars per chart. */
const MAX_CAMPAIGNS = 12;

const NONE = "No campaigns have started yet.";

const headingOf = (isWhole: boolean, period: Period | null) => {
  const newest = isWhole ? "" : `Based on your ${formatNumber(200)} newest campaigns.`;
  return period ? `Campaigns started ${period.phrase}, with results to date. ${newest}`.trim() : newest;
};

/** Prepares the analytics of all campaigns, or of those started in a period; figures link to their rows. */
export function campaignAnalyticsView(
  metrics: Awaited<ReturnType<typeof getCampaignMetrics>>,
  period: Period | null,
) {
  const { started, tests, total } = metrics;
  const shown = started.slice(0, MAX_CAMPAIGNS);
  const messages = (id: number, status: string) => paths.withQuery(paths.campaigns.messages(id), { status });
  return {
    heading: headingOf(metrics.isWhole, period),
    isEmpty: started.length === 0,
    stats: [
      {
        label: "Campaigns",
        value: formatTotal(total),
        hint: `${formatNumber(metrics.running)} running`,
        to: paths.campaigns.list,
      },
      {
        label: "Emails sent",
        value: formatNumber(metrics.sent),
        hint: `to ${plural(metrics.people, "contact")}`,
      },
      {
        label: "Responses",
        value: formatNumber(metrics.responses),
        hint: "contacts who replied",
        to: paths.replies.list,
      },
      {
        label: "Average response rate",
        value: `${metrics.averageResponseRate}%`,
        hint: "for these campaigns",
      },
    ],
    rates: {
      title: "Response rate by campaign",
      category: "Campaign",
      unit: "Percent",
      empty: NONE,
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
      title: "Contacts emailed by campaign",
      category: "Campaign",
      unit: "Contacts",
      empty: NONE,
      shape: horizontalBars(
        shown.map(({ id, label, peopleSent }) => ({ label, value: peopleSent, to: messages(id, "sent") })),
      ),
    },
    ended: metrics.ended.map(({ name, count }) => ({ name, count: formatNumber(count) })),
    tests: tests.map((test) => ({ ...test, to: paths.campaigns.campaign(test.campaignId) })),
    isActive: metrics.running > 0,
  };
}
