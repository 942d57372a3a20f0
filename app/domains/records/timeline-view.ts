import { formatAgo, formatTime } from "~/core/format";
import { paths } from "~/paths";
import { ACTIVITY_KINDS, type ActivityKind, type TimelinePage, type TimelineQuery } from "./activity";

const KIND_NAMES: Record<ActivityKind, string> = {
  emails: "Emails",
  replies: "Replies",
  calls: "Calls",
  notes: "Notes",
  tasks: "Tasks",
  deals: "Deals",
  status: "Status",
  agents: "Agents",
};

/** A page of a timeline with its filter links: the kinds that have entries, each with its total. */
export function timelineView(
  { lines, next, totals }: TimelinePage,
  here: string,
  { now, zone }: { now: Date; zone: string },
  { kind, before }: TimelineQuery,
) {
  const shown = ACTIVITY_KINDS.filter((name) => totals[name] > 0 || name === kind);
  const all = ACTIVITY_KINDS.reduce((sum, name) => sum + totals[name], 0);
  const filter = (name: ActivityKind | undefined) => paths.withQuery(here, name ? { kind: name } : {});
  const own = kind ? { kind } : {};
  return {
    lines: lines.map(({ at, ...line }) => ({
      ...line,
      at,
      timeText: formatAgo(at, now, zone),
      timeTitle: formatTime(at, zone),
    })),
    total: kind ? totals[kind] : all,
    filters:
      shown.length < 2 && kind === undefined
        ? []
        : [
            { to: filter(undefined), label: "All", total: all, isCurrent: kind === undefined },
            ...shown.map((name) => ({
              to: filter(name),
              label: KIND_NAMES[name],
              total: totals[name],
              isCurrent: name === kind,
            })),
          ],
    firstTo: before === undefined ? null : paths.withQuery(here, own),
    nextTo: next === null ? null : paths.withQuery(here, { ...own, before: next }),
  };
}
export type TimelineView = ReturnType<typeof timelineView>;
