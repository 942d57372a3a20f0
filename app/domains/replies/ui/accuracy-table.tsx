import { type Column, Table } from "~/ui/data/table";
import type { AccuracyView } from "../corrections/accuracy-view";

type Row = AccuracyView["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "class",
    label: "Our category",
    isHeader: true,
    cell: (row) => (row.isSum ? <b>{row.name}</b> : row.name),
  },
  { key: "read", label: "Classified", isNumber: true, isNamed: true, cell: (row) => row.read ?? "" },
  { key: "confirmed", label: "Confirmed", isNumber: true, isNamed: true, cell: (row) => row.confirmed },
  { key: "corrected", label: "Corrected", isNumber: true, isNamed: true, cell: (row) => row.corrected },
  {
    key: "right",
    label: "Accuracy",
    isNamed: true,
    cell: ({ right, name }) =>
      right === null ? (
        <span className="muted">–</span>
      ) : (
        <span className="score">
          {`${right}%`}
          <progress value={right} max={100} aria-label={`${name}: ${right}% correct`} />
        </span>
      ),
  },
  { key: "model", label: "AI model correct", isNumber: true, isNamed: true, cell: (row) => row.model ?? "–" },
];

export const AccuracyTable = ({ view }: { view: AccuracyView }) => (
  <>
    <div className="list">
      <Table
        isList
        caption="Weeks start on Monday (UTC)"
        columns={COLUMNS.filter(
          ({ key }) => (key !== "model" || view.hasModel) && (key !== "read" || view.hasRead),
        )}
        rows={view.rows}
        rowKey={(row) => row.key}
        groupOf={(row) => row.week}
      />
    </div>
    <p className="muted small">
      Accuracy is the share of reviewed replies your team confirmed. “Unclear” isn’t counted. Your team
      reviews uncertain replies more often, so overall accuracy may be higher.
      {view.isExact ? "" : " Based on the last 2,000 replies."}
    </p>
  </>
);
