import { formatNumber } from "~/core/format";
import { Badge } from "~/ui/data/badge";
import type { Picking } from "~/ui/data/picking";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { companyRow } from "../json";
import { OutsideLink } from "./outside-link";

type Row = ReturnType<typeof companyRow>;

const columnsOf = (companyTo: (companyId: number) => string): Column<Row>[] => [
  {
    key: "name",
    label: "Company",
    isHeader: true,
    cell: (row) => (
      <>
        <Link to={companyTo(row.id)}>{row.name}</Link>{" "}
        {row.isDemo ? <Badge kind="demo">Demo</Badge> : row.isOwn ? <Badge>Yours</Badge> : null}
      </>
    ),
  },
  { key: "industry", label: "Industry", cell: (row) => row.industry },
  { key: "country", label: "Country", cell: (row) => row.country },
  { key: "city", label: "City", cell: (row) => row.city },
  {
    key: "size",
    label: "Employees",
    cell: (row) => (typeof row.employees === "number" ? formatNumber(row.employees) : row.employees),
    isNumber: true,
  },
  {
    key: "website",
    label: "Website",
    cell: (row) => (row.website ? <OutsideLink to={row.website}>{hostOf(row.website)}</OutsideLink> : null),
  },
  { key: "source", label: "Source", cell: (row) => row.source },
];

const hostOf = (website: string) => website.replace(/^https?:\/\/(www\.)?/, "").split("/")[0] ?? website;

export function CompanyTable({
  companies,
  companyTo,
  pick,
}: {
  companies: Row[];
  companyTo: (companyId: number) => string;
  pick?: Picking<Row>;
}) {
  return (
    <Table
      caption="The fullest records first"
      columns={columnsOf(companyTo)}
      rows={companies}
      rowKey={(row) => row.id}
      {...(pick ? { pick } : {})}
    />
  );
}
