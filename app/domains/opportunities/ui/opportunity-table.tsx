import { LISTS } from "~/domains/saved-views/lists";
import { TagPills } from "~/domains/tags/ui/tag-pills";
import { paths } from "~/paths";
import { ListTable } from "~/ui/data/list-table";
import type { RowSelection } from "~/ui/data/selection";
import type { Column } from "~/ui/data/table";
import { Link } from "~/ui/link";
import type { OpportunityRow } from "../view";
import { CellLink } from "./cell-link";
import { StageBadge, StaleBadge } from "./stage-badge";

const NAMES = LISTS.opportunities.columns;

const COLUMNS: Column<OpportunityRow>[] = [
  {
    key: "newest",
    label: NAMES.newest,
    isHeader: true,
    cell: (opportunity) => (
      <>
        <Link to={paths.opportunities.opportunity(opportunity.id)}>{opportunity.title}</Link>{" "}
        <TagPills rowId={opportunity.id} />
        {opportunity.contactName || opportunity.companyName ? (
          <div className="muted small">
            {opportunity.contactName ? <bdi>{opportunity.contactName}</bdi> : null}
            {opportunity.contactName && opportunity.companyName ? ", " : null}
            {opportunity.companyName ? <bdi>{opportunity.companyName}</bdi> : null}
          </div>
        ) : null}
      </>
    ),
  },
  {
    key: "stage",
    label: NAMES.stage,
    width: "sm:w-30",
    cell: (opportunity) => (
      <CellLink opportunity={opportunity} cell="status" isInRow>
        <StageBadge opportunity={opportunity} isBare />
      </CellLink>
    ),
  },
  {
    key: "value",
    label: NAMES.value,
    isNumber: true,
    isUnknown: ({ value }) => !value,
    cell: (opportunity) => (
      <CellLink opportunity={opportunity} cell="revenue" isInRow>
        {opportunity.value ?? "–"}
      </CellLink>
    ),
  },
  {
    key: "closing",
    label: NAMES.closing,
    width: "sm:w-38",
    isUnknown: ({ closeDate }) => !closeDate,
    cell: (opportunity) => (
      <>
        <CellLink opportunity={opportunity} cell="closeDate" isInRow>
          {opportunity.closeDate ?? "–"}
        </CellLink>{" "}
        {opportunity.isOverdue ? <b className="text-clay">Overdue</b> : null}
      </>
    ),
  },
  { key: "region", label: NAMES.region, cell: (opportunity) => opportunity.region },
  {
    key: "owner",
    label: NAMES.owner,
    cell: (opportunity) => (
      <CellLink opportunity={opportunity} cell="ownerId" isInRow>
        {opportunity.owner ?? <span className="muted">–</span>}
      </CellLink>
    ),
  },
  {
    key: "moved",
    label: NAMES.moved,
    cell: ({ movedAt, isStale }) => (
      <>
        {movedAt} {isStale ? <StaleBadge /> : null}
      </>
    ),
  },
];

const SORTED = { value: "descending", closing: "ascending", moved: "descending" } as const;

const isSort = (key: string): key is keyof typeof SORTED => key in SORTED;

/** Column headers for which `sortTo` returns a URL are links. */
export function OpportunityTable({
  rows,
  sort,
  sortTo,
  pick,
}: {
  rows: OpportunityRow[];
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
    // Keeps "In progress", "21 Nov 2025 Overdue" and "13 Nov Stale" uncut; if that is too wide, the list scrolls.
    <div className="min-w-0 [&_.table]:sm:max-2xl:min-w-250">
      <ListTable
        list="opportunities"
        caption="Deals"
        columns={columns}
        rows={rows}
        rowKey={({ id }: OpportunityRow) => id}
        {...(pick ? { pick } : {})}
      />
    </div>
  );
}
