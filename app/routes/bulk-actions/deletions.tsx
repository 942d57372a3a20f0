import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { agoView, formatTime, formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { listDeletions } from "~/domains/bulk/deletion/list-deletions.server";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { Ago } from "~/ui/data/ago";
import { DemoBadge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Deletions" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listDeletions(ctx, query);
  const zone = readerZone(ctx);
  return {
    rows: rows.map(({ id, what, isDemo, by, deletedAt, undoneAt, canUndo }) => ({
      id,
      what,
      isDemo,
      by,
      deleted: agoView(deletedAt, ctx.now(), zone),
      undone: undoneAt && formatTime(undoneAt, zone),
      canUndo,
    })),
    next,
    isFirst: query.cursor === undefined,
    total: `${formatTotal(total)} ${total.count === 1 ? "deletion" : "deletions"}`,
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columns: Column<Row>[] = [
  {
    key: "what",
    label: "Records",
    isHeader: true,
    cell: (row) => (
      <>
        <Link to={BULK_ACTIONS.deletion(row.id)}>{row.what}</Link> <DemoBadge isDemo={row.isDemo} />
      </>
    ),
  },
  { key: "by", label: "By", cell: (row) => row.by },
  { key: "deleted", label: "Deleted", cell: (row) => <Ago at={row.deleted} /> },
  {
    key: "back",
    label: "Undo",
    cell: ({ id, what, undone, canUndo }) =>
      undone ? (
        `Undone ${undone}`
      ) : canUndo ? (
        <IfCanWrite>
          <Form method="post" action={BULK_ACTIONS.deletion(id)}>
            <Submit kind="plain" slim>
              Restore<span className="visually-hidden"> {what}</span>
            </Submit>
          </Form>
        </IfCanWrite>
      ) : (
        "Expired"
      ),
  },
];

export default function DeletionsPage() {
  const { rows, next, isFirst, total } = useLoaderData<typeof loader>();
  return (
    <Page title="Deletions" subtitle={`Restore bulk deletions for at least ${RETENTION_DAYS} days.`}>
      {rows.length === 0 ? (
        <EmptyState
          title="No deletions yet"
          action={<LinkButton to={paths.business.companies}>Show all companies</LinkButton>}
        >
          Bulk deletions appear here until they expire.
        </EmptyState>
      ) : (
        <>
          <Table
            caption={<span className="visually-hidden">Deletions</span>}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
          />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : BULK_ACTIONS.deletions}
            nextTo={next === null ? null : paths.withQuery(BULK_ACTIONS.deletions, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
