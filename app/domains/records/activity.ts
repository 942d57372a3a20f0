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

/** One line of a timeline. */
export interface Activity {
  id: string;
  at: Date;
  kind: ActivityKind;
  title: string;
  detail: string | null;
  tone?: "good" | "bad";
  to?: string;
}

/** From lines already read: those before a time, the newest first. */
export const newestBefore = (lines: readonly Activity[], limit: number, before: Date | undefined) =>
  lines
    .filter(({ at }) => !before || at < before)
    .sort((one, two) => two.at.getTime() - one.at.getTime())
    .slice(0, limit);

export interface TimelinePage {
  lines: Activity[];
  /** Seconds since 1970 of the last line, if older ones follow. */
  next: number | null;
  /** All lines of the record, by kind; exact. */
  totals: Record<ActivityKind, number>;
}

/** `before`: seconds since 1970. */
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
