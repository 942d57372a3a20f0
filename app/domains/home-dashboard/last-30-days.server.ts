import type { AccountContext } from "~/core/context";
import { MAX_EXACT_METRIC } from "~/core/pagination";
import { lastDays, midnightAt } from "~/core/time/since";
import { leadsSince } from "~/domains/lead-search/leads/leads-since.server";
import { sentSince } from "~/domains/messages/sent-mails.server";
import { wonSince } from "~/domains/opportunities/opportunities.server";
import { countAnsweredBetween, repliesSince } from "~/domains/replies/threads/threads-since.server";
import { paths } from "~/paths";

const DAYS = 30;

export interface Figure {
  key: "leads" | "mails" | "answers" | "deals";
  count: number;
  /** False if there are more rows than were read. */
  isExact: boolean;
  /** The figure for the previous 30 days; null if unknown. */
  previous: number | null;
  /** One value per day in the account's time zone, oldest first; the last is today. */
  byDay: number[];
  /** US cents; null if the figure has no value. */
  worth: number | null;
  /** Path of the list with the figure's rows, with the same count. */
  to: string;
}

const { withQuery, leadSearch, campaigns, replies, opportunities } = paths;

/** Returns the figures of the last 30 days and of the 30 before, from current rows. Reads at most 2,000 rows of each kind. */
export async function getThirtyDays(ctx: AccountContext): Promise<Figure[]> {
  const both = lastDays(ctx, 2 * DAYS);
  const days = both.slice(DAYS);
  const starts = days.map((day) => midnightAt(ctx, day).getTime());
  const since = days[0] as string;
  const first = midnightAt(ctx, both[0] as string);
  const isRecent = (at: Date) => at.getTime() >= (starts[0] as number);
  const [leads, mails, answers, deals, answeredBefore] = await Promise.all([
    leadsSince(ctx, first),
    sentSince(ctx, first),
    repliesSince(ctx, first),
    wonSince(ctx, first),
    countAnsweredBetween(ctx, first, new Date(starts[0] as number)),
  ]);
  const figure = (key: Figure["key"], times: Date[], to: string, worth: number | null = null): Figure => {
    const byDay = days.map(() => 0);
    const recent = times.filter(isRecent);
    for (const time of recent) {
      const index = starts.findLastIndex((start) => start <= time.getTime());
      byDay[index] = (byDay[index] ?? 0) + 1;
    }
    const isWhole = times.length < MAX_EXACT_METRIC;
    return {
      key,
      count: recent.length,
      isExact: recent.length < MAX_EXACT_METRIC,
      // An active conversation's last reply is always recent, so earlier days are counted by their replies.
      previous: key === "answers" ? answeredBefore : isWhole ? times.length - recent.length : null,
      byDay,
      worth,
      to,
    };
  };
  const value = deals.reduce((sum, deal) => sum + (isRecent(deal.at) ? (deal.value ?? 0) : 0), 0);
  return [
    figure("leads", leads, withQuery(leadSearch.leads, { since })),
    figure("mails", mails, withQuery(campaigns.mails, { since })),
    figure("answers", answers, withQuery(replies.list, { since })),
    figure(
      "deals",
      deals.map(({ at }) => at),
      withQuery(opportunities.list, { status: "closed_won", since }),
      value > 0 ? value : null,
    ),
  ];
}
