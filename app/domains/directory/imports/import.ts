import type { imports } from "../tables";
import type { DuplicatesShown } from "./schemas";

export type Import = typeof imports.$inferSelect;

export const MAX_BYTES = 50 * 1024 * 1024;
export const MAX_ROWS = 50_000;

/** Rows that are written (and, after a crash, read again) together. */
export const CHUNK = 500;

export const WORKING = ["checking", "running", "undoing"] as const;
export type WorkingStatus = (typeof WORKING)[number];

export const JOB_OF = { checking: "check-import", running: "run-import", undoing: "undo-import" } as const;

export const isWorking = (status: Import["status"]): status is WorkingStatus =>
  WORKING.some((working) => working === status);

export const canUndo = (row: Pick<Import, "status" | "startedAt" | "fileRemovedAt">): boolean =>
  row.fileRemovedAt === null &&
  (row.status === "completed" || (row.status === "failed" && row.startedAt !== null));

export const skipsDuplicates = ({
  onDuplicate,
  onSimilar,
}: Pick<Import, "onDuplicate" | "onSimilar">): boolean => onDuplicate === "skip" && onSimilar === "skip";

export const duplicatesListed = (
  row: Pick<Import, "rowsDuplicate" | "rowsSimilar" | "peopleDuplicate">,
): number => row.rowsDuplicate + row.rowsSimilar + row.peopleDuplicate;

type Checked = Pick<Import, "kind" | "rowsTotal" | "rowsRejected" | "rowsDuplicate" | "rowsSimilar">;
type Choices = Pick<Import, "onDuplicate" | "onSimilar">;

/** Number of companies or contacts that a checked file adds with these choices. An existing contact is never added again. */
export const rowsAdded = (row: Checked, { onDuplicate, onSimilar }: Choices): number =>
  (row.rowsTotal ?? 0) -
  row.rowsRejected -
  (onDuplicate === "create" && row.kind === "companies" ? 0 : row.rowsDuplicate) -
  (onSimilar === "create" ? 0 : row.rowsSimilar);

/** Number of rows in the list of duplicates, for each filter. */
export const duplicatesOf = (row: Parameters<typeof duplicatesListed>[0], show: DuplicatesShown): number =>
  ({
    all: duplicatesListed(row),
    existing: row.rowsDuplicate,
    similar: row.rowsSimilar,
    people: row.peopleDuplicate,
  })[show];

/** Number of entries in the list of rejects: rows, contacts and cells. */
export const rejectsListed = (
  row: Pick<Import, "rowsRejected" | "peopleRejected" | "rowsIncomplete">,
): number => row.rowsRejected + row.peopleRejected + row.rowsIncomplete;

export const canMap = (row: Pick<Import, "status" | "startedAt" | "fileRemovedAt">): boolean =>
  row.fileRemovedAt === null &&
  (row.status === "uploaded" ||
    row.status === "checked" ||
    (row.status === "failed" && row.startedAt === null));
