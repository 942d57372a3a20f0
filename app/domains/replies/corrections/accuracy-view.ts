import { type CsvCell, csvResponse, csvStream } from "~/core/csv";
import { formatDate } from "~/core/format";
import { CLASS_NAMES } from "../classification/reply-class";
import { type Accuracy, type AccuracyRow, shareRight } from "./accuracy";

const percent = (share: number | null) => (share === null ? null : Math.round(share * 100));

export const accuracyJson = ({ isExact, rows }: Accuracy) => ({
  isExact,
  rows: rows.map((row) => ({ ...row, shareRight: shareRight(row) })),
});

const nameOfRow = ({ replyClass }: AccuracyRow) =>
  replyClass === "all" ? "All except “Unclear”" : CLASS_NAMES[replyClass];

export const accuracyView = ({ isExact, rows }: Accuracy) => ({
  isExact,
  hasModel: rows.some(({ modelJudged }) => modelJudged > 0),
  hasRead: rows.some(({ read }) => read !== null),
  rows: rows.map((row) => ({
    key: `${row.week} ${row.replyClass}`,
    week: `Week of ${formatDate(new Date(row.week))}`,
    name: nameOfRow(row),
    isSum: row.replyClass === "all",
    read: row.read,
    confirmed: row.confirmed,
    corrected: row.corrected,
    right: percent(shareRight(row)),
    model: row.modelJudged === 0 ? null : `${row.modelRight} of ${row.modelJudged}`,
  })),
});

export type AccuracyView = ReturnType<typeof accuracyView>;

const HEADER = [
  "week",
  "class",
  "read",
  "confirmed",
  "corrected",
  "share_right",
  "model_judged",
  "model_right",
];

export const accuracyCsv = ({ rows }: Accuracy): Response =>
  csvResponse(
    "answers-read.csv",
    csvStream(
      HEADER,
      rows.map((row): CsvCell[] => [
        row.week,
        row.replyClass,
        row.read,
        row.confirmed,
        row.corrected,
        shareRight(row),
        row.modelJudged,
        row.modelRight,
      ]),
    ),
  );
