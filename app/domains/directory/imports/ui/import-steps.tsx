import { formatNumber, formatTotal, plural } from "~/core/format";
import type { Total } from "~/core/pagination";
import { paths } from "~/paths";
import { Stat } from "~/ui/data/stat";
import { Alert } from "~/ui/feedback/alert";
import { Progress } from "~/ui/feedback/progress";
import { duplicatesListed, rejectsListed } from "../import";
import type { ImportView } from "../import-view";
import { duplicatesTo } from "./import-labels";

const cameIn = ({ kind, rowsCreated, peopleCreated }: ImportView) =>
  [
    kind === "contacts" ? plural(peopleCreated, "contact") : null,
    kind === "companies" || rowsCreated > 0 ? plural(rowsCreated, "company", "companies") : null,
  ]
    .filter(Boolean)
    .join(" and ");

const WORK: Partial<Record<ImportView["status"], string>> = {
  checking: "Checking every row",
  running: "Importing",
  undoing: "Undoing import",
};

export function ImportProgress({ row, refreshTo }: { row: ImportView; refreshTo: string }) {
  const undone = row.rowsCreated + row.rowsUpdated + row.peopleCreated;
  const max = row.status === "undoing" ? undone : row.rowsTotal;
  return (
    <Progress title={WORK[row.status] ?? ""} value={row.rowsDone} max={max}>
      <p className="small">
        <a href={refreshTo}>Refresh</a>
      </p>
    </Progress>
  );
}

const duplicatesOf = (row: ImportView) =>
  duplicatesListed(row) > 0 ? paths.business.importDuplicates(row.id) : undefined;

const rejectsOf = (row: ImportView) => (rejectsListed(row) > 0 ? "#rejects" : undefined);

const PeopleRejected = ({ row }: { row: ImportView }) =>
  row.peopleRejected > 0 ? (
    <Stat label="Contacts not imported" value={formatNumber(row.peopleRejected)} to="#rejects" />
  ) : null;

export function ImportMetrics({ row }: { row: ImportView }) {
  const total = row.rowsTotal ?? 0;
  const rejects = rejectsOf(row);
  return (
    <div className="grid-4">
      <Stat label="Rows in the file" value={formatNumber(total)} />
      <Stat
        label="Can’t be imported"
        value={formatNumber(row.rowsRejected)}
        to={row.rowsRejected > 0 ? rejects : undefined}
      />
      {row.rowsIncomplete > 0 ? (
        <Stat label="Incomplete rows" value={formatNumber(row.rowsIncomplete)} to={rejects} />
      ) : null}
      <Stat
        label={row.kind === "contacts" ? "Already in your contacts" : "Already in your directory"}
        value={formatNumber(row.rowsDuplicate)}
        to={row.rowsDuplicate > 0 ? duplicatesTo(row.id, "existing") : undefined}
      />
      <Stat
        label="Possible duplicates"
        value={formatNumber(row.rowsSimilar)}
        to={row.rowsSimilar > 0 ? duplicatesTo(row.id, "similar") : undefined}
      />
      {row.companiesNew > 0 ? <Stat label="New companies" value={formatNumber(row.companiesNew)} /> : null}
      {row.peopleDuplicate > 0 ? (
        <Stat
          label="Existing contacts at new companies"
          value={formatNumber(row.peopleDuplicate)}
          to={duplicatesTo(row.id, "people")}
        />
      ) : null}
      <PeopleRejected row={row} />
    </div>
  );
}

function peopleUndone({ peopleCreated, peopleRemoved, rowsDone }: ImportView): string {
  const gone = peopleRemoved ?? Math.min(rowsDone, peopleCreated);
  const kept = peopleCreated - gone;
  const removedText = `${plural(gone, "contact was", "contacts were")} removed.`;
  return peopleRemoved === null || kept <= 0
    ? removedText
    : `${removedText} ${plural(kept, "contact was", "contacts were")} kept because of later changes or notes, or were already deleted.`;
}

function undoneText(row: ImportView): string {
  if (row.kind === "contacts" && row.rowsCreated === 0) return peopleUndone(row);
  const companies = row.rowsDone - (row.peopleRemoved ?? 0);
  if (row.kind === "contacts" && row.peopleRemoved !== null)
    return `${plural(companies, "company was", "companies were")} removed. ${peopleUndone(row)}`;
  if (row.peopleCreated === 0 || row.peopleRemoved !== null)
    return `Changes to ${plural(companies, "company", "companies")} were undone. ${row.peopleCreated > 0 ? peopleUndone(row) : ""}`;
  return "Companies were restored, and the contacts imported with them were removed.";
}

export function ImportOutcome({ row, kept }: { row: ImportView; kept: Total | null }) {
  if (row.status === "failed")
    return (
      <Alert kind="error" title="Import failed">
        <p>{row.failureReason}</p>
        <p>
          {row.startedAt
            ? `${cameIn(row)} imported before the failure. Keep these records or undo the import.`
            : "No records were imported."}
        </p>
      </Alert>
    );
  if (row.status === "undone")
    return (
      <Alert kind="success" title="Import undone">
        <p>
          {undoneText(row)}
          {kept && kept.count > 0
            ? ` ${formatTotal(kept)} ${kept.count === 1 ? "company was" : "companies were"} changed since the import and kept.`
            : ""}
        </p>
      </Alert>
    );
  const isPeople = row.kind === "contacts";
  const people =
    isPeople || row.peopleCreated + row.peopleSkipped > 0 ? (
      <>
        <Stat label="Contacts added" value={formatNumber(row.peopleCreated)} />
        {row.peopleUpdated > 0 ? (
          <Stat label="Contacts merged" value={formatNumber(row.peopleUpdated)} to={duplicatesOf(row)} />
        ) : null}
        <Stat
          label="Contacts skipped as duplicates"
          value={formatNumber(row.peopleSkipped)}
          to={row.peopleSkipped > 0 ? duplicatesOf(row) : undefined}
        />
      </>
    ) : null;
  const rejected = (
    <Stat
      label="Rows not imported"
      value={formatNumber(row.rowsRejected)}
      to={row.rowsRejected > 0 ? rejectsOf(row) : undefined}
    />
  );
  if (isPeople)
    return (
      <div className="grid-4">
        {people}
        <Stat label="Companies added" value={formatNumber(row.rowsCreated)} />
        {rejected}
      </div>
    );
  return (
    <div className="grid-4">
      <Stat label="Companies added" value={formatNumber(row.rowsCreated)} />
      <Stat label="Companies updated" value={formatNumber(row.rowsUpdated)} />
      <Stat label="Rows skipped as duplicates" value={formatNumber(row.rowsSkipped)} to={duplicatesOf(row)} />
      {rejected}
      {people}
      <PeopleRejected row={row} />
    </div>
  );
}
