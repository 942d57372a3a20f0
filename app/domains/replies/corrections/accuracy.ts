import { CLASS_NAMES, type ReplyClass } from "../classification/reply-class";

const ACCURACY_WEEKS = 8;
const WEEK_MS = 7 * 86_400_000;
const FIRST_MONDAY_MS = 4 * 86_400_000;

export interface Read {
  read: number;
}

export interface Judged {
  confirmed: number;
  corrected: number;
  modelJudged: number;
  modelRight: number;
}

export interface AccuracyRow extends Judged {
  /** Monday of the week in UTC, "2026-11-16". */
  week: string;
  /** "all" leaves out `unclear`, which makes no claim. */
  replyClass: ReplyClass | "all";
  /** Replies classified; null if they are not counted. */
  read: number | null;
}

export interface Accuracy {
  isExact: boolean;
  rows: AccuracyRow[];
}

const weekOf = (time: Date) => Math.floor((time.getTime() - FIRST_MONDAY_MS) / WEEK_MS);
const mondayOf = (week: number) => new Date(week * WEEK_MS + FIRST_MONDAY_MS);

export const firstWeek = (now: Date) => mondayOf(weekOf(now) - ACCURACY_WEEKS + 1);

/** Classification accuracy from 0 to 1, over the emails that users confirmed or corrected; null without any. */
export const shareRight = ({ confirmed, corrected, replyClass }: AccuracyRow): number | null =>
  replyClass === "unclear" || confirmed + corrected === 0 ? null : confirmed / (confirmed + corrected);

type Of<T> = T & { week: number; replyClass: ReplyClass };

const CLASSES = Object.keys(CLASS_NAMES) as ReplyClass[];
const NONE: Judged = { confirmed: 0, corrected: 0, modelJudged: 0, modelRight: 0 };

function sumOf(rows: readonly AccuracyRow[], week: string): AccuracyRow {
  const said = rows.filter(({ replyClass }) => replyClass !== "unclear");
  const sum = (key: keyof Judged | "read") => said.reduce((total, row) => total + (row[key] ?? 0), 0);
  return {
    week,
    replyClass: "all",
    read: rows.every(({ read }) => read === null) ? null : sum("read"),
    confirmed: sum("confirmed"),
    corrected: sum("corrected"),
    modelJudged: sum("modelJudged"),
    modelRight: sum("modelRight"),
  };
}

/** Newest week first; within a week the total, then its classes. */
export function accuracyOf(read: readonly Of<Read>[], judged: readonly Of<Judged>[]): AccuracyRow[] {
  const isOf = (week: number, replyClass: ReplyClass) => (row: Of<object>) =>
    row.week === week && row.replyClass === replyClass;
  const weeks = [...new Set([...read, ...judged].map(({ week }) => week))].sort((a, b) => b - a);
  return weeks.flatMap((number) => {
    const week = mondayOf(number).toISOString().slice(0, 10);
    const rows = CLASSES.flatMap((replyClass): AccuracyRow[] => {
      const count = read.find(isOf(number, replyClass));
      const said = judged.find(isOf(number, replyClass));
      if (!count && !said) return [];
      const { confirmed, corrected, modelJudged, modelRight } = said ?? NONE;
      const judgedBy = { confirmed, corrected, modelJudged, modelRight };
      return [{ week, replyClass, read: read.length > 0 ? (count?.read ?? 0) : null, ...judgedBy }];
    });
    return [sumOf(rows, week), ...rows];
  });
}
