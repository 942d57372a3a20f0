import { formatNumber, formatTotal, plural } from "~/core/format";
import type { Total } from "~/core/pagination";
import { Stat } from "~/ui/data/stat";
import { Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { Progress } from "~/ui/feedback/progress";
import { Section } from "~/ui/layout/page";
import type { ImportView, Preview } from "../import-view";

const WORK: Partial<Record<ImportView["status"], string>> = {
  checking: "Checking every row",
  running: "Importing",
  undoing: "Taking the import back",
};

export function ImportProgress({ row, refreshTo }: { row: ImportView; refreshTo: string }) {
  const undone = row.rowsCreated + row.rowsUpdated;
  const max = row.status === "undoing" ? undone : row.rowsTotal;
  return (
    <Progress title={WORK[row.status] ?? ""} value={row.rowsDone} max={max}>
      <p className="small">
        <a href={refreshTo}>Look again</a>
      </p>
    </Progress>
  );
}

export function ImportFigures({ row }: { row: ImportView }) {
  const total = row.rowsTotal ?? 0;
  const rejects = row.rowsRejected > 0 ? "#rejects" : undefined;
  return (
    <div className="grid-4">
      <Stat label="Rows in the file" value={formatNumber(total)} />
      <Stat label="Can be imported" value={formatNumber(total - row.rowsRejected)} />
      <Stat label="Can't be imported" value={formatNumber(row.rowsRejected)} to={rejects} />
      <Stat label="There already" value={formatNumber(row.rowsDuplicate)} />
    </div>
  );
}

export function ImportPreview({ preview }: { preview: Preview }) {
  if (preview.rows.length === 0) return null;
  return (
    <Section title="The first rows, as they will be imported">
      <Table
        caption={`${plural(preview.rows.length, "row")} of your file`}
        columns={preview.fields.map(({ field, label }) => ({
          key: field,
          label,
          isHeader: field === "name",
          cell: (row: Preview["rows"][number]) => row[field],
        }))}
        rows={preview.rows}
        rowKey={(row) => preview.rows.indexOf(row)}
      />
    </Section>
  );
}

export function ImportOutcome({ row, kept }: { row: ImportView; kept: Total | null }) {
  if (row.status === "failed")
    return (
      <Alert kind="error" title="This import failed.">
        <p>{row.failureReason}</p>
        <p>
          {row.startedAt
            ? `${plural(row.rowsCreated, "company", "companies")} came in before it stopped. You can undo the import, or keep them.`
            : "Nothing of this file is in the directory."}
        </p>
      </Alert>
    );
  if (row.status === "undone")
    return (
      <Alert kind="success" title="This import was undone.">
        <p>
          {plural(row.rowsDone, "company is", "companies are")} as before.
          {kept && kept.count > 0
            ? ` ${formatTotal(kept)} ${kept.count === 1 ? "company was" : "companies were"} changed since the import and kept.`
            : ""}
        </p>
      </Alert>
    );
  return (
    <div className="grid-4">
      <Stat label="Companies added" value={formatNumber(row.rowsCreated)} />
      <Stat label="Companies updated" value={formatNumber(row.rowsUpdated)} />
      <Stat label="Rows skipped, there already" value={formatNumber(row.rowsSkipped)} />
      <Stat
        label="Rows not imported"
        value={formatNumber(row.rowsRejected)}
        to={row.rowsRejected > 0 ? "#rejects" : undefined}
      />
    </div>
  );
}
