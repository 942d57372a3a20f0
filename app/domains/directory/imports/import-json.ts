import type { Import } from "./import";
import type { ImportReject } from "./imports.server";

const time = (date: Date | null) => date?.toISOString() ?? null;

export const importJson = (row: Import) => ({
  id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  isDemo: row.isDemo,
  fileSize: row.fileSize,
  encoding: row.encoding,
  delimiter: row.delimiter,
  headerLine: row.headerLine,
  firstRows: row.firstRows ?? [],
  columns: row.columns,
  mapping: row.mapping,
  onDuplicate: row.onDuplicate,
  onSimilar: row.onSimilar,
  status: row.status,
  failureReason: row.failureReason,
  rowsDone: row.rowsDone,
  rowsTotal: row.rowsTotal,
  rowsRejected: row.rowsRejected,
  rowsDuplicate: row.rowsDuplicate,
  rowsSimilar: row.rowsSimilar,
  rowsCreated: row.rowsCreated,
  rowsUpdated: row.rowsUpdated,
  rowsSkipped: row.rowsSkipped,
  peopleCreated: row.peopleCreated,
  peopleUpdated: row.peopleUpdated,
  peopleSkipped: row.peopleSkipped,
  peopleRejected: row.peopleRejected,
  rowsIncomplete: row.rowsIncomplete,
  peopleDuplicate: row.peopleDuplicate,
  companiesNew: row.companiesNew,
  peopleRemoved: row.peopleRemoved,
  rowsOptedOut: row.rowsOptedOut,
  rowsOptOutUnknown: row.rowsOptOutUnknown,
  unknownOptOuts: row.unknownOptOuts ?? [],
  ignoreOptOuts: row.ignoreOptOuts,
  createdAt: time(row.createdAt),
  startedAt: time(row.startedAt),
  completedAt: time(row.completedAt),
  undoneAt: time(row.undoneAt),
});

export const importRejectJson = (row: ImportReject) => ({
  line: row.line,
  reason: row.reason,
  leftOut: row.leftOut,
  cells: row.cells,
});
