import { LISTS } from "~/domains/saved-views/lists";
import { TagPills } from "~/domains/tags/ui/tag-pills";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { ListTable } from "~/ui/data/list-table";
import type { RowSelection } from "~/ui/data/selection";
import type { Column } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { OpportunityRow } from "../view";
import { CellLink } from "./cell-link";
import { StageBadge } from "./stage-badge";

const NAMES = LISTS.opportunities.columns;

const none = <span className="muted">not known</span>;

const COLUMNS: Column<OpportunityRow>[] = [
  {
    key: "newest",
    label: NAMES.newest,
    isHeader: true,
    cell: (each) => (
      <>
        <Link to={paths.opportunities.opportunity(each.id)}>{each.title}</Link>{" "}
        {each.isDemo ? <Badge kind="demo">Demo</Badge> : null} <TagPills rowId={each.id} />
        {each.contactName || each.companyName ? (
          <div className="muted small">
            {each.contactName ? <bdi>{each.contactName}</bdi> : null}
            {each.contactName && each.companyName ? ", " : null}
            {each.companyName ? <bdi>{each.companyName}</bdi> : null}
          </div>
        ) : null}
      </>
    ),
  },
  {
    key: "stage",
    label: NAMES.stage,
    cell: (each) => (
      <CellLink opportunity={each} cell="status">
        <StageBadge opportunity={each} />
      </CellLink>
    ),
  },
  {
    key: "value",
    label: NAMES.value,
    isNumber: true,
    cell: (each) => (
      <CellLink opportunity={each} cell="revenue">
        {each.value ?? none}
      </CellLink>
    ),
  },
  {
    key: "closing",
    label: NAMES.closing,
    cell: (each) => (
      <>
        <CellLink opportunity={each} cell="closeDate">
          {each.closeDate ?? none}
        </CellLink>{" "}
        {each.isOverdue ? <Badge kind="bad">Overdue</Badge> : null}
      </>
    ),
  },
  { key: "region", label: NAMES.region, cell: (each) => each.region },
  {
    key: "owner",
    label: NAMES.owner,
    cell: (each) => (
      <CellLink opportunity={each} cell="ownerId">
        {each.owner ?? <span className="muted">nobody</span>}
      </CellLink>
    ),
  },
  { key: "moved", label: NAMES.moved, cell: (each) => each.movedAt },
];

const SORTED = { value: "descending", closing: "ascending", moved: "descending" } as const;

const isSort = (key: string): key is keyof typeof SORTED => key in SORTED;

/** Columns that `sortTo` gives an address are links. */
export function OpportunityTable({
  rows,
  caption,
  sort,
  sortTo,
  pick,
}: {
  rows: OpportunityRow[];
  caption: string;
  sort?: string;
  sortTo?: (sort: "newest" | keyof typeof SORTED) => string | null;
  pick?: RowSelection<OpportunityRow>;
}) {
  const columns = COLUMNS.map((column) => {
    if (!isSort(column.key)) return column;
    const isSorted = sort === column.key;
    const to = sortTo?.(isSorted ? "newest" : column.key);
    return { ...column, ...(to ? { sortTo: to } : {}), sorted: isSorted ? SORTED[column.key] : undefined };
  });
  return (
    <ListTable
      list="opportunities"
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }: OpportunityRow) => id}
      {...(pick ? { pick } : {})}
    />
  );
}
