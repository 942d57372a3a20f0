import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";

const TONES = { good: "text-leaf", fair: undefined, bad: "text-clay" };

interface StageRow {
  stage: string;
  name: string;
  rule: string;
  reached: string;
  to: string;
  conversion: { text: string; tone: keyof typeof TONES | null } | null;
  wentOn: string | null;
  stillHere: string | null;
  time: string | null;
}

const COLUMNS: Column<StageRow>[] = [
  {
    key: "name",
    label: "Stage",
    isHeader: true,
    cell: ({ name, rule }) => (
      <>
        {name}
        <div className="muted small">{rule}</div>
      </>
    ),
  },
  {
    key: "reached",
    label: "Leads",
    isNumber: true,
    cell: ({ reached, to }) => <Link to={to}>{reached}</Link>,
  },
  {
    key: "conversion",
    label: "% of previous",
    isNumber: true,
    cell: ({ conversion }) =>
      conversion ? (
        <span className={conversion.tone ? TONES[conversion.tone] : undefined}>{conversion.text}</span>
      ) : (
        "–"
      ),
  },
  { key: "wentOn", label: "To next stage", isNumber: true, cell: ({ wentOn }) => wentOn },
  { key: "stillHere", label: "In stage", isNumber: true, cell: ({ stillHere }) => stillHere },
  {
    key: "time",
    label: "Time in stage",
    isNumber: true,
    cell: ({ time, wentOn }) => time ?? (wentOn ? "–" : null),
  },
];

export const StageTable = ({ rows, period }: { rows: StageRow[]; period: string }) => (
  <Table
    caption={`Leads found ${period}, by stage`}
    columns={COLUMNS}
    rows={rows}
    rowKey={({ stage }) => stage}
  />
);
