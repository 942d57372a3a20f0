import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatAgo, formatNumber, formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { importView } from "~/domains/directory/imports/import-view";
import { listImports } from "~/domains/directory/imports/imports.server";
import { ImportQuery } from "~/domains/directory/imports/schemas";
import { ImportBadge } from "~/domains/directory/imports/ui/import-labels";
import { LISTS } from "~/domains/saved-views/lists";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { ListTable, ordered } from "~/ui/data/list-table";
import { Pagination } from "~/ui/data/pagination";
import type { Column } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Imports" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, ImportQuery);
  const page = await listImports(ctx, query);
  return {
    imports: page.rows.map((row) => ({
      ...importView(row, readerZone(ctx)),
      ago: formatAgo(row.createdAt, ctx.now(), readerZone(ctx)),
    })),
    next: page.next,
    total: page.total,
    ...(await pageViews(ctx, "imports")),
    isFirst: query.cursor === undefined,
    sort: query.sort === "newest" ? "" : query.sort,
  };
});

const NAMES = LISTS.imports.columns;

const ORDERS = { file: ["name", "ascending"], rows: ["rows", "descending"] } as const;
const listTo = (query: Record<string, string | number>) => paths.withQuery(paths.business.imports, query);

const figure = (value: number | null) => (value === null ? "" : formatNumber(value));

const COLUMNS: Column<ReturnType<typeof importView> & { ago: string }>[] = [
  {
    key: "file",
    label: NAMES.file,
    isHeader: true,
    cell: (row) => <Link to={paths.business.import(row.id)}>{row.fileName}</Link>,
  },
  {
    key: "status",
    label: NAMES.status,
    width: "sm:w-38",
    cell: (row) => <ImportBadge status={row.status} />,
  },
  { key: "uploaded", label: NAMES.uploaded, cell: (row) => <span title={row.uploaded}>{row.ago}</span> },
  {
    key: "rows",
    label: NAMES.rows,
    isNumber: true,
    isNamed: true,
    cell: (row) => figure(row.rowsTotal),
  },
  {
    key: "created",
    label: NAMES.created,
    isNumber: true,
    isNamed: true,
    cell: (row) => figure(row.rowsCreated),
  },
  {
    key: "people",
    label: NAMES.people,
    isNumber: true,
    isNamed: true,
    cell: (row) => figure(row.peopleCreated),
  },
  {
    key: "updated",
    label: NAMES.updated,
    isNumber: true,
    isNamed: true,
    cell: (row) => figure(row.rowsUpdated),
  },
  {
    key: "skipped",
    label: NAMES.skipped,
    isNumber: true,
    isNamed: true,
    cell: (row) => figure(row.kind === "contacts" ? row.peopleSkipped : row.rowsSkipped),
  },
  {
    key: "rejected",
    label: NAMES.rejected,
    isNumber: true,
    isNamed: true,
    cell: (row) => figure(row.rowsRejected),
  },
];

export default function ImportsPage() {
  const { imports, next, total, isFirst, sort } = useLoaderData<typeof loader>();
  const upload = (
    <LinkButton writes to={paths.business.newImport} kind="primary">
      Import a file
    </LinkButton>
  );
  if (imports.length === 0 && isFirst)
    return (
      <ListPage title="Imports">
        <EmptyState title="No imports yet" action={upload}>
          Import companies and contacts from a CSV file. You review every row first and can undo the import.
        </EmptyState>
      </ListPage>
    );
  return (
    <ListPage
      views={<ViewTabs list="imports" />}
      title="Imports"
      count={formatTotal(total)}
      isDemo={imports.some(({ isDemo }) => isDemo)}
      subtitle="CSV imports of companies and contacts."
      action={upload}
    >
      <ListBar>
        <ListTools list="imports" />
      </ListBar>
      <ListTable
        list="imports"
        caption="Imports"
        columns={ordered(COLUMNS, ORDERS, { sort, to: (by) => listTo({ sort: by }) })}
        rows={imports}
        rowKey={(row) => row.id}
      />
      <Pagination
        total={`${formatTotal(total)} ${total.count === 1 ? "import" : "imports"}`}
        shown={imports.length}
        firstTo={isFirst ? null : listTo({ sort })}
        nextTo={next === null ? null : listTo({ sort, cursor: next })}
      />
    </ListPage>
  );
}
