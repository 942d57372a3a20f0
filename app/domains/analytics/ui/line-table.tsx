import { type Column, Table } from "~/ui/data/table";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";

interface LineMetric {
  value: string;
  to: string | null;
}

interface LineRow {
  key: string;
  name: string;
  leads: LineMetric;
  replies: LineMetric;
  won: LineMetric;
  rate: string;
  perReply: string | null;
  perDeal: string | null;
}

const figure = ({ value, to }: LineMetric) => (to ? <Link to={to}>{value}</Link> : value);
const cost = (value: string | null) => value ?? "–";

const columns = (name: string, leads: string): Column<LineRow>[] => [
  { key: "name", label: name, isHeader: true, cell: (row) => <bdi>{row.name}</bdi> },
  { key: "leads", label: leads, isNumber: true, cell: (row) => figure(row.leads) },
  { key: "replies", label: "Replied", isNumber: true, cell: (row) => figure(row.replies) },
  { key: "rate", label: "Response rate", isNumber: true, cell: (row) => row.rate },
  { key: "won", label: "Deals won", isNumber: true, cell: (row) => figure(row.won) },
  { key: "perReply", label: "Cost per reply", isNumber: true, cell: (row) => cost(row.perReply) },
  { key: "perDeal", label: "Cost per deal won", isNumber: true, cell: (row) => cost(row.perDeal) },
];

export function LineTable({
  title,
  name,
  leads = "Leads",
  rows,
  none,
}: {
  title: string;
  name: string;
  leads?: string;
  rows: LineRow[];
  none: string;
}) {
  return (
    <Section title={title}>
      {rows.length > 0 ? (
        <Table
          caption={`${title}, all time, top 10 by leads`}
          columns={columns(name, leads)}
          rows={rows}
          rowKey={({ key }) => key}
        />
      ) : (
        <p className="muted">{none}</p>
      )}
    </Section>
  );
}
