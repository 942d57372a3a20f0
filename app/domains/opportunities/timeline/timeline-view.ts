import { z } from "zod";
import { formatTime } from "~/core/format";
import { paths } from "~/paths";
import type { TimelinePage } from "./company-timeline.server";

/** Seconds since 1970. */
export const TimelineQuery = z.object({
  before: z
    .number()
    .int()
    .positive()
    .max(2 ** 40)
    .optional(),
});

export const beforeOf = ({ before }: z.infer<typeof TimelineQuery>): Date | undefined =>
  before === undefined ? undefined : new Date(before * 1000);

export const timelineView = (
  { lines, next }: TimelinePage,
  here: string,
  zone: string,
  isFirst: boolean,
) => ({
  lines: lines.map((line) => ({ ...line, timeText: formatTime(line.at, zone) })),
  firstTo: isFirst ? null : here,
  nextTo: next === null ? null : paths.withQuery(here, { before: next }),
});
/** `before` asks for the next page. */
export const timelineJson = ({ lines, next }: TimelinePage) => ({
  lines: lines.map(({ id, at, title, detail }) => ({ id, at: at.toISOString(), title, detail })),
  before: next,
});

export type TimelineView = ReturnType<typeof timelineView>;
