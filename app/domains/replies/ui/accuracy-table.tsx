import { type Column, Table } from "~/ui/data/table";
import type { AccuracyView } from "../corrections/accuracy-view";

type Row = AccuracyView["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "class",
    label: "We read",
    isHeader: true,
    cell: (row) => (row.isSum ? <b>{row.name}</b> : row.name),
  },
  { key: "read", label: "Read", isNumber: true, isNamed: true, cell: (row) => row.read ?? "" },
  { key: "confirmed", label: "Confirmed", isNumber: true, isNamed: true, cell: (row) => row.confirmed },
  { key: "corrected", label: "Corrected", isNumber: true, isNamed: true, cell: (row) => row.corrected },
  {
    key: "right",
    label: "Right",
    isNamed: true,
    cell: ({ right, name }) =>
      right === null ? (
        <span className="muted">–</span>
      ) : (
        <span className="score">
          {`${right}%`}
          <progress value={right} max={100} aria-label={`${name}: right ${right} of 100`} />
        </span>
      ),
  },
  { key: "model", label: "The model", isNumber: true, isNamed: true, cell: (row) => row.model ?? "–" },
];

export const AccuracyTable = ({ view }: { view: AccuracyView }) => (
  <>
    <div className="list">
      <Table
        isList
        caption="Weeks from Monday, UTC"
        columns={COLUMNS.filter(
          ({ key }) => (key !== "model" || view.hasModel) && (key !== "read" || view.hasRead),
        )}
        rows={view.rows}
        rowKey={(row) => row.key}
        groupOf={(row) => row.week}
      />
    </div>
    <p className="muted small">
      Right is the share of the answers that a person judged: confirmed, or set to another class. People look
      more often at what waits for them, so all answers together may be read better than this. “Unclear”
      claims nothing and is in no share.
      {view.isExact ? "" : " Only the last 2,000 are counted."}
    </p>
  </>
);
