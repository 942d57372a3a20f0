import { withoutGuard } from "~/core/csv";
import { plural } from "~/core/format";
import type { CsvRecord } from "~/domains/directory/imports/csv/csv-records";
import { type LeadFields, LeadRow } from "./lead-input";
import type { LeadColumn } from "./read-file";

const FIELD_OF: Record<LeadColumn, keyof LeadFields> = {
  name: "name",
  email: "email",
  company: "company",
  phone: "phone",
  industry: "industry",
  region: "region",
  tags: "tags",
  lead_type: "leadType",
};

const MAX_CELL_LENGTH = 2_000;

const typed = (column: LeadColumn, cell: string) => (column === "lead_type" ? cell.toUpperCase() : cell);

export function readLeadRow(
  record: CsvRecord,
  columns: readonly (LeadColumn | null)[],
): { fields: LeadFields } | { reason: string } {
  if (record.problem) return { reason: record.problem };
  const extra = record.cells.slice(columns.length).some((cell) => cell.trim() !== "");
  if (record.cells.length < columns.length || extra)
    return {
      reason: `This row has ${plural(record.cells.length, "cell")} where the first line names ${columns.length}.`,
    };
  const cells = columns.flatMap((column, index) => {
    const cell = withoutGuard((record.cells[index] ?? "").slice(0, MAX_CELL_LENGTH).trim());
    return column ? [[FIELD_OF[column], typed(column, cell)]] : [];
  });
  const read = LeadRow.safeParse(Object.fromEntries(cells));
  if (read.success) return { fields: read.data };
  return { reason: [...new Set(read.error.issues.map(({ message }) => message))].join(" ") };
}
