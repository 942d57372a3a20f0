import { formatNumber } from "~/core/format";
import { OWNER_COLUMN } from "~/domains/identity/team/ui/owner-filter";
import { LISTS } from "~/domains/saved-views/lists";
import { TagPills } from "~/domains/tags/ui/tag-pills";
import { Badge } from "~/ui/data/badge";
import { ListTable } from "~/ui/data/list-table";
import type { RowSelection } from "~/ui/data/selection";
import type { Column } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { companyRow } from "../json";
import { hostOf, OutsideLink } from "./outside-link";

const NAMES = LISTS.companies.columns;

type Row = ReturnType<typeof companyRow>;

const columnsOf = (companyTo: (companyId: number) => string): Column<Row>[] => [
  {
    key: "name",
    label: NAMES.name,
    isHeader: true,
    cell: (row) => (
      <>
        {row.isBasic ? <Badge>Basic record</Badge> : null} <Link to={companyTo(row.id)}>{row.name}</Link>{" "}
        {row.isOwn && !row.isDemo ? <Badge>Yours</Badge> : null} <TagPills rowId={row.id} />
      </>
    ),
  },
  { key: "industry", label: NAMES.industry, cell: (row) => row.industry },
  { key: "country", label: NAMES.country, cell: (row) => row.country },
  { key: "city", label: NAMES.city, cell: (row) => row.city },
  {
    key: "size",
    label: NAMES.size,
    cell: (row) => (typeof row.employees === "number" ? formatNumber(row.employees) : row.employees),
    isNumber: true,
  },
  {
    key: "website",
    label: NAMES.website,
    cell: (row) => (row.website ? <OutsideLink to={row.website}>{hostOf(row.website)}</OutsideLink> : null),
  },
  { key: "source", label: NAMES.source, cell: (row) => row.source },
  OWNER_COLUMN,
];

export function CompanyTable({
  companies,
  companyTo,
  pick,
}: {
  companies: Row[];
  companyTo: (companyId: number) => string;
  pick?: RowSelection<Row>;
}) {
  return (
    <ListTable
      list="companies"
      caption="Companies"
      columns={columnsOf(companyTo)}
      rows={companies}
      rowKey={(row) => row.id}
      {...(pick ? { pick } : {})}
    />
  );
}
