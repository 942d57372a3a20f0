import { formatNumber } from "~/core/format";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import type { companyJson } from "../json";

type Row = ReturnType<typeof companyJson>;

const columns: Column<Row>[] = [
  {
    key: "name",
    label: "Company",
    isHeader: true,
    cell: (row) => (
      <>
        {row.website ? (
          <a href={row.website} rel="noreferrer nofollow">
            {row.name}
          </a>
        ) : (
          row.name
        )}{" "}
        {row.is_demo ? <Badge kind="demo">Demo</Badge> : row.is_shared ? null : <Badge>Yours</Badge>}
      </>
    ),
  },
  { key: "industry", label: "Industry", cell: (row) => row.industry },
  { key: "country", label: "Country", cell: (row) => row.country },
  { key: "city", label: "City", cell: (row) => row.city },
  {
    key: "size",
    label: "Employees",
    cell: (row) => (row.employees === null ? row.size : formatNumber(row.employees)),
    isNumber: true,
  },
  { key: "source", label: "Source", cell: (row) => row.source },
];

/** Companies of the directory, each with where it is known from. */
export function CompanyTable({ companies }: { companies: Row[] }) {
  return <Table caption="Best known first" columns={columns} rows={companies} rowKey={(row) => row.id} />;
}
