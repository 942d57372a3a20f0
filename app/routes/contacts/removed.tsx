import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { agoView, formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { listRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";
import { Ago } from "~/ui/data/ago";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Deleted contacts" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listRemovedContacts(ctx, query);
  const zone = readerZone(ctx);
  return {
    rows: rows.map(({ removedAt, ...row }) => ({ ...row, deleted: agoView(removedAt, ctx.now(), zone) })),
    next,
    isFirst: query.cursor === undefined,
    total: `${formatTotal(total)} ${total.count === 1 ? "contact" : "contacts"}`,
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columns: Column<Row>[] = [
  { key: "name", label: "Contact", isHeader: true, cell: (row) => row.name },
  { key: "company", label: "Company", cell: (row) => row.company },
  { key: "deleted", label: "Deleted", cell: (row) => <Ago at={row.deleted} /> },
  {
    key: "back",
    label: "Restore",
    cell: (row) => (
      <IfCanWrite>
        <Form method="post" action={REMOVAL.restoreContact(row.id)}>
          <Submit kind="plain" slim>
            Restore<span className="visually-hidden"> {row.name}</span>
          </Submit>
        </Form>
      </IfCanWrite>
    ),
  },
];

export default function RemovedContactsPage() {
  const { rows, next, isFirst, total } = useLoaderData<typeof loader>();
  const { removedContacts } = REMOVAL;
  return (
    <Page title="Deleted contacts" subtitle={`You can restore contacts for at least ${RETENTION_DAYS} days.`}>
      <Breadcrumb trail={[{ to: paths.business.contacts, label: "Contacts" }]} />
      {rows.length === 0 ? (
        <EmptyState
          title="No deleted contacts"
          action={<LinkButton to={paths.business.contacts}>Show all contacts</LinkButton>}
        >
          Deleted contacts and their notes appear here until they expire.
        </EmptyState>
      ) : (
        <>
          <Table
            caption={<span className="visually-hidden">Deleted contacts</span>}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
          />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : removedContacts}
            nextTo={next === null ? null : paths.withQuery(removedContacts, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
