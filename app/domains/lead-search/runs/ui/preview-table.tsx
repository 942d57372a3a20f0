import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Score } from "~/ui/data/confidence";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";
import { THRESHOLDS } from "../../policy";
import type { PreviewView } from "../preview-view";

type Row = PreviewView["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "company",
    label: "Company",
    isHeader: true,
    // The badge comes first because a long name is truncated.
    cell: ({ id, name, isOwn, isPaid, isBasic }) => (
      <>
        {isBasic ? <Badge>Basic record</Badge> : null} <Link to={paths.business.company(id)}>{name}</Link>{" "}
        {isOwn ? <Badge kind="tint">Yours</Badge> : null} {isPaid ? <Badge>Already paid for</Badge> : null}
      </>
    ),
  },
  { key: "industry", label: "Industry", cell: ({ industry }) => industry ?? "–" },
  { key: "location", label: "Location", cell: ({ location }) => location ?? "–" },
  { key: "size", label: "Size", cell: ({ size }) => size ?? "–" },
  {
    key: "score",
    label: "Score",
    cell: ({ score, best }) => (
      <>
        <Score score={score} thresholds={THRESHOLDS.table} />
        <div className="muted small">{best.join(", ")}</div>
      </>
    ),
  },
];

/** The first companies of an unsaved search. */
export const PreviewTable = ({ rows }: { rows: Row[] }) => (
  <div className="list">
    <Table caption="First results" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} isList />
  </div>
);
