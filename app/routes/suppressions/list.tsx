import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { agoView, formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { REASON_LABELS } from "~/domains/suppressions/reason-labels";
import { suppressionJson } from "~/domains/suppressions/suppression-json";
import { SuppressionQuery } from "~/domains/suppressions/suppression-schemas";
import { listSuppressions } from "~/domains/suppressions/suppressions.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Ago } from "~/ui/data/ago";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { SuppressionTabs } from "./tabs";

export const meta: MetaFunction = () => [{ title: "Suppression list" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, SuppressionQuery);
  const page = await listSuppressions(ctx, query);
  return {
    rows: page.rows.map((row) => ({
      ...suppressionJson(row),
      since: agoView(row.createdAt, ctx.now(), readerZone(ctx)),
    })),
    next: page.next,
    total: page.total,
    isFirst: query.cursor === undefined,
    state: { search: query.search ?? "", reason: query.reason ?? "" },
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "address",
    label: "Address",
    isHeader: true,
    cell: (row) => (
      <>
        {row.address ?? "Erased"} <DemoBadge isDemo={row.isDemo} />
      </>
    ),
  },
  {
    key: "reason",
    label: "Reason",
    width: "sm:w-44",
    cell: (row) => <Badge kind={row.reason === "complaint" ? "bad" : "plain"}>{row.reasonText}</Badge>,
  },
  { key: "note", label: "Note", cell: (row) => row.note },
  { key: "since", label: "Added", cell: (row) => <Ago at={row.since} /> },
];

const fieldOf = (name: "search" | "reason", value: string) => ({
  id: `refusal-${name}`,
  name,
  errorId: `refusal-${name}-error`,
  descriptionId: `refusal-${name}-hint`,
  initialValue: value,
});

const REASONS = Object.entries(REASON_LABELS).map(([value, label]) => ({ value, label }));

export default function SuppressionsPage() {
  const { rows, next, total, isFirst, state } = useLoaderData<typeof loader>();
  const isFiltered = Boolean(state.search || state.reason);
  const to = (cursor?: number) =>
    paths.withQuery(paths.suppressions.list, {
      search: state.search || undefined,
      reason: state.reason || undefined,
      cursor,
    });
  const add = (
    <LinkButton writes kind="primary" to={paths.suppressions.new}>
      Add addresses
    </LinkButton>
  );
  return (
    <Page
      title="Suppression list"
      subtitle="Addresses here are never emailed. We check the list before every send."
      action={rows.length > 0 || isFiltered ? add : null}
    >
      <SuppressionTabs current="list" />
      <Form method="get" className="search-bar" role="search" key={JSON.stringify(state)}>
        <Field
          field={fieldOf("search", state.search)}
          label="Search"
          type="search"
          placeholder="Full or partial email address"
          grow
        />
        <Field
          field={fieldOf("reason", state.reason)}
          label="Reason"
          type="select"
          isFilter
          options={[{ value: "", label: "All reasons" }, ...REASONS]}
        />
        <button type="submit" className="button">
          Search
        </button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState
          title={isFiltered ? "No addresses match" : "No suppressed addresses"}
          action={isFiltered ? <LinkButton to={paths.suppressions.list}>Show all</LinkButton> : add}
        >
          Unsubscribes, spam complaints and invalid addresses are added automatically. You can also add
          addresses yourself.
        </EmptyState>
      ) : (
        <>
          <div className="list">
            <Table
              isList
              caption="Suppressed addresses"
              columns={COLUMNS}
              rows={rows}
              rowKey={(row) => row.addressHash}
              actions={(row) =>
                row.canRemove ? (
                  <LinkButton
                    slim
                    writes
                    to={paths.suppressions.remove(row.addressHash)}
                    aria-label={`Remove ${row.address}`}
                  >
                    Remove
                  </LinkButton>
                ) : null
              }
            />
          </div>
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "address" : "addresses"}`}
            shown={rows.length}
            firstTo={isFirst ? null : to()}
            nextTo={next === null ? null : to(next)}
          />
          <div className="row">
            <LinkButton to={paths.suppressions.csv} download slim>
              Export CSV
            </LinkButton>
          </div>
        </>
      )}
    </Page>
  );
}
