import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { duplicatesOf, skipsDuplicates } from "~/domains/directory/imports/import";
import { getImport } from "~/domains/directory/imports/imports.server";
import { listDuplicates } from "~/domains/directory/imports/list-duplicates.server";
import { DuplicateQuery } from "~/domains/directory/imports/schemas";
import { duplicatesTo } from "~/domains/directory/imports/ui/import-labels";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Page } from "~/ui/layout/page";
import { Breadcrumb, Tabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Duplicates in the file" }];

const LISTS = [
  { show: "all", label: "All" },
  { show: "existing", label: "Existing records" },
  { show: "similar", label: "Possible duplicates" },
  { show: "people", label: "Existing contacts" },
] as const;

export const loader = businessPage(async (ctx, { request, params }) => {
  const row = await getImport(ctx, parseId(params.importId, "import"));
  const query = readQuery(request, DuplicateQuery);
  const page = await listDuplicates(ctx, row.id, query);
  return {
    id: row.id,
    fileName: row.fileName,
    show: query.show,
    isSkipped: query.show === "people" || skipsDuplicates(row),
    tabs: LISTS.filter(({ show }) => show === query.show || duplicatesOf(row, show) > 0).map(
      ({ show, label }) => ({
        to: duplicatesTo(row.id, show),
        label: `${label} (${formatNumber(duplicatesOf(row, show))})`,
        isCurrent: show === query.show,
      }),
    ),
    isFirst: query.cursor === undefined,
    ...page,
  };
});

export default function ImportDuplicatesPage() {
  const { id, fileName, show, tabs, isSkipped, isFirst, rows, next, total } = useLoaderData<typeof loader>();
  const here = duplicatesTo(id, show);
  return (
    <Page
      title="Duplicates in the file"
      subtitle={
        isSkipped
          ? "These rows will be skipped, so your records won’t change."
          : "Rows that match or resemble your records. Existing contacts won’t be added again."
      }
    >
      <Breadcrumb
        trail={[
          { to: paths.business.imports, label: "Imports" },
          { to: paths.business.import(id), label: fileName },
        ]}
      />
      <Tabs tabs={tabs} label="Duplicate lists" />
      {rows.length === 0 ? (
        <EmptyState title="No duplicates in this file">The list may have expired.</EmptyState>
      ) : (
        <div className="list">
          <Table
            isList
            caption="Rows by line number"
            columns={[
              { key: "row", label: "Row", isHeader: true, cell: (row) => row.row },
              {
                key: "line",
                label: "Line",
                isNumber: true,
                isNamed: true,
                cell: (row) => formatNumber(row.line),
              },
              { key: "reason", label: "Reason", cell: (row) => row.reason },
            ]}
            rows={rows}
            rowKey={(row) => row.line}
          />
        </div>
      )}
      <Pagination
        total={plural(total.count, "row")}
        shown={rows.length}
        firstTo={isFirst ? null : here}
        nextTo={next === null ? null : paths.withQuery(here, { cursor: next })}
      />
    </Page>
  );
}
