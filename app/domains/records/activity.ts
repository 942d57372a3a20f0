import { z } from "zod";

export const ACTIVITY_KINDS = [
  "emails",
  "replies",
  "calls",
  "notes",
  "tasks",
  "deals",
  "status",
  "agents",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One entry of a timeline. */
export interface Activity {
  id: string;
  at: Date;
  kind: ActivityKind;
  title: string;
  detail: string | null;
  tone?: "good" | "bad";
  to?: string;
}

/** Filters entries already read: those before a time, newest first. */
export const newestBefore = (lines: readonly Activity[], limit: number, before: Date | undefined) =>
  lines
    .filter(({ at }) => !before || at < before)
    .sort((one, two) => two.at.getTime() - one.at.getTime())
    .slice(0, limit);

export interface TimelinePage {
  lines: Activity[];
  /** Unix seconds of the last entry, if older ones follow. */
  next: number | null;
  /** Exact number of the record's entries, by kind. */
  totals: Record<ActivityKind, number>;
}

/** `before`: Unix seconds. */
export const TimelineQuery = z.object({
  before: z
    .number()
    .int()
    .positive()
    .max(2 ** 40)
    .optional(),
  kind: z.enum(ACTIVITY_KINDS, `Choose one of ${ACTIVITY_KINDS.join(", ")}.`).optional(),
});
export type TimelineQuery = z.infer<typeof TimelineQuery>;

/** `before` requests the next page. */
export const timelineJson = ({ lines, next, totals }: TimelinePage) => ({
  lines: lines.map(({ id, at, kind, title, detail }) => ({ id, at: at.toISOString(), kind, title, detail })),
  totals,
  before: next,
});
