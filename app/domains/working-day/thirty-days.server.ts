import type { AccountContext } from "~/core/context";
import { DAY_MS, dayOf, midnightOf } from "~/core/seconds";
import { leadsSince } from "~/domains/lead-search/leads/leads-since.server";
import { sentOfAccount } from "~/domains/mailboxes/mailbox-days.server";
import { wonSince } from "~/domains/opportunities/won-since.server";
import { answersSince } from "~/domains/replies/threads/threads-since.server";

const DAYS = 30;

export const MOST_ROWS = 2_000;

export interface Figure {
  key: "leads" | "mails" | "answers" | "deals";
  count: number;
  /** False where there are more rows than were looked at. */
  isExact: boolean;
  /** One for each UTC day, the oldest first; today is the last. */
  byDay: number[];
  /** US cents; null where it has none. */
  worth: number | null;
}

/** How the last 30 UTC days went, of rows as they stand now. Reads at most 2,000 rows of a kind. */
export async function getThirtyDays(ctx: AccountContext): Promise<Figure[]> {
  const first = new Date(midnightOf(ctx.now()).getTime() - (DAYS - 1) * DAY_MS);
  const days = Array.from({ length: DAYS }, (_, at) => dayOf(new Date(first.getTime() + at * DAY_MS)));
  const [leads, mails, answers, deals] = await Promise.all([
    leadsSince(ctx, first, MOST_ROWS),
    sentOfAccount(ctx, first),
    answersSince(ctx, first, MOST_ROWS),
    wonSince(ctx, first, MOST_ROWS),
  ]);
  const figure = (key: Figure["key"], times: Date[], worth: number | null = null): Figure => {
    const counts = new Map<string, number>();
    for (const time of times) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1);
    const byDay = days.map((day) => counts.get(day) ?? 0);
    return { key, count: times.length, isExact: times.length < MOST_ROWS, byDay, worth };
  };
  const sent = new Map(mails.map((row) => [row.day, row.sent]));
  const sentByDay = days.map((day) => sent.get(day) ?? 0);
  const value = deals.reduce((sum, deal) => sum + (deal.value ?? 0), 0);
  return [
    figure("leads", leads),
    {
      key: "mails",
      count: sentByDay.reduce((sum, count) => sum + count, 0),
      isExact: true,
      byDay: sentByDay,
      worth: null,
    },
    figure("answers", answers),
    figure(
      "deals",
      deals.map(({ at }) => at),
      value > 0 ? value : null,
    ),
  ];
}
