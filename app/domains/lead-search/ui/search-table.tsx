import { formatNumber } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { SEARCH_COLUMNS } from "~/domains/saved-views/search-columns";
import { paths } from "~/paths";
import { Ago } from "~/ui/data/ago";
import { Badge, type BadgeKind } from "~/ui/data/badge";
import type { ListTable } from "~/ui/data/list-table";
import { type Column, Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import type { SearchView } from "../view";

type Shown = "id" | "name" | "criteria" | "status" | "failureReason" | "resultsCount";
/** A portal without the last columns omits their values. */
type SearchRow = Pick<SearchView, Shown> & Partial<Pick<SearchView, "maxLeads" | "lastRunAt">>;

const NAMES = SEARCH_COLUMNS;

const RUN: Record<Exclude<SearchView["status"], "running">, string> = {
  pending: "Run Search",
  completed: "Re-run",
  failed: "Re-run",
};

function Actions({ search }: { search: SearchRow }) {
  const { id, status, resultsCount, name } = search;
  return (
    <>
      {resultsCount > 0 || status === "completed" ? (
        <LinkButton slim to={paths.leadSearch.results(id)}>
          View Results<span className="visually-hidden"> of {name}</span>
        </LinkButton>
      ) : null}
      {status === "running" ? (
        <span className="muted">Searching</span>
      ) : (
        <LinkButton
          writes
          slim
          kind={status === "pending" ? "primary" : "plain"}
          to={paths.leadSearch.run(id)}
        >
          {RUN[status]}
          <span className="visually-hidden"> {name}</span>
        </LinkButton>
      )}
    </>
  );
}

export const COLUMNS: Column<SearchRow>[] = [
  {
    key: "name",
    label: NAMES.name,
    isHeader: true,
    cell: (search) => (
      <>
        <Link to={paths.leadSearch.results(search.id)}>{search.name}</Link>{" "}
        <div className="muted small">{search.criteria}</div>
      </>
    ),
  },
  {
    key: "status",
    label: NAMES.status,
    cell: (search) => (
      <>
        <StatusBadge status={search.status} />
        {search.status === "failed" ? <p className="small">{search.failureReason}</p> : null}
      </>
    ),
  },
  {
    key: "results",
    label: NAMES.results,
    isNumber: true,
    isNamed: true,
    cell: (search) => formatNumber(search.resultsCount),
  },
  {
    key: "cost",
    label: NAMES.cost,
    isNumber: true,
    cell: (search) => <div className="small">{formatNumber(search.maxLeads ?? 0)}</div>,
  },
  {
    key: "last",
    label: NAMES.last,
    isNamed: true,
    cell: ({ lastRunAt }) => (lastRunAt ? <Ago at={lastRunAt} /> : "–"),
  },
];

/** Only the first columns, next to another form. */
const FEW = COLUMNS.slice(0, 3);

export function SearchTable({
  searches,
  caption,
  isNarrow = false,
  listed: Listed,
  columns = COLUMNS,
}: {
  searches: SearchRow[];
  caption: string;
  isNarrow?: boolean;
  /** For the list of all searches, which has views; the portal omits it and its script. */
  listed?: typeof ListTable;
  columns?: Column<SearchRow>[];
}) {
  const shown = {
    caption,
    columns: isNarrow ? FEW : columns,
    rows: searches,
    rowKey: (search: SearchRow) => search.id,
    actions: (search: SearchRow) => <Actions search={search} />,
  };
  if (Listed) return <Listed {...shown} list="searches" />;
  return (
    <div className="list">
      <Table {...shown} isList />
    </div>
  );
}

const KIND: Record<SearchView["status"], BadgeKind> = {
  pending: "plain",
  running: "busy",
  completed: "good",
  failed: "bad",
};

const StatusBadge = ({ status }: { status: SearchView["status"] }) => (
  <Badge kind={KIND[status]}>{sentenceCase(status)}</Badge>
);
