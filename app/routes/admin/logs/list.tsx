import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, formatTotal } from "~/core/format";
import { actionLabel } from "~/domains/admin/logs/action-labels";
import { inNumbers, listNamedTrail, TrailQuery } from "~/domains/admin/logs/named-trail.server";
import { countAuditTrail, listActions } from "~/domains/audit/audit-trail.server";
import { FAILED_SIGN_IN } from "~/domains/audit/session-entries.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { adminRecord } from "~/paths/admin-record";
import { Time } from "~/ui/data/metrics";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { LinkButton } from "~/ui/forms/link-button";
import { FilterBar, ListBar } from "~/ui/list/filter-bar";
import { ListBox } from "~/ui/list/list-box";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Logs" }];

export const loader = adminPage(async (ctx, { request }) => {
  const asked = readQuery(request, TrailQuery);
  const query = await inNumbers(ctx, asked);
  const { lines, next } = await listNamedTrail(ctx, query);
  return {
    filter: { action: asked.action ?? "", actor: asked.actor ?? "", target: asked.target ?? "" },
    total: await countAuditTrail(ctx, query),
    actions: (await listActions(ctx))
      .map(({ action, entries }) => ({
        value: action,
        label: `${actionLabel(action)} (${formatNumber(entries)})`,
      }))
      .sort((one, other) => one.label.localeCompare(other.label, "en")),
    isFirst: query.cursor === undefined,
    next,
    lines: lines.map((line) => ({
      ...line,
      did: actionLabel(line.action),
      at: line.at.toISOString(),
      from: [line.address, line.detail.browser].filter(Boolean).join(", "),
      detail: Object.entries(line.detail)
        .filter(([name, value]) => value !== null && name !== "browser")
        .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : String(value)}`)
        .join("; "),
    })),
  };
});

type Line = Awaited<ReturnType<typeof loader>>["lines"][number];

const who = (line: Line) => {
  if (line.action === FAILED_SIGN_IN) return "Not signed in";
  if (line.actorId === null) return "The system";
  const name = `${line.actorName ?? "Unknown"} (user ${line.actorId})`;
  return line.impersonatorId === null ? name : `${name}, by administrator ${line.impersonatorId}`;
};

const columns: Column<Line>[] = [
  {
    key: "at",
    label: "Time",
    isHeader: true,
    width: "sm:w-48",
    cell: (line) => <Time at={line.at} withHour />,
  },
  {
    key: "action",
    label: "Action",
    cell: (line) => <span title={line.action}>{line.did}</span>,
  },
  { key: "who", label: "User", cell: who },
  {
    key: "target",
    label: "Record",
    cell: ({ target }) => (target ? <a href={adminRecord(target)}>{target}</a> : null),
  },
  { key: "detail", label: "Details", cell: (line) => line.detail },
  { key: "from", label: "Network and browser", cell: (line) => line.from },
];

const filterField = (name: string, initialValue: string | number) => ({
  id: name,
  name,
  errorId: `${name}-error`,
  descriptionId: `${name}-hint`,
  initialValue,
});

export default function LogsPage() {
  const { filter, isFirst, next, lines, total, actions } = useLoaderData<typeof loader>();
  const isKnown = filter.action === "" || actions.some(({ value }) => value === filter.action);
  const isFiltered = Object.values(filter).some((value) => value !== "");
  const to = (base: string, cursor?: string) => paths.withQuery(base, { ...filter, cursor });
  return (
    <ListPage
      title="Logs"
      count={lines.length > 0 ? formatTotal(total) : undefined}
      subtitle="Changes, sign-ins and exports, with user, network and browser. Times in UTC."
      more={
        <a href={to(paths.admin.logsCsv)} download>
          Export CSV
        </a>
      }
    >
      <ListBar>
        <FilterBar action={paths.admin.logs} state={filter}>
          <Field
            field={filterField("action", filter.action)}
            label="Action"
            type="select"
            options={[
              { value: "", label: "Action" },
              ...(isKnown ? [] : [{ value: filter.action, label: filter.action }]),
              ...actions,
            ]}
            required
            isFilter
          />
          <Field
            field={filterField("actor", filter.actor)}
            label="User"
            placeholder="Email, name or ID"
            type="search"
            isFilter
          />
          <Field
            field={filterField("target", filter.target)}
            label="Record"
            placeholder="e.g. user:17 or an email"
            type="search"
            isFilter
          />
        </FilterBar>
      </ListBar>
      {lines.length === 0 ? (
        <EmptyState
          title={isFiltered ? "No matching entries" : "No log entries yet"}
          action={isFiltered ? <LinkButton to={paths.admin.logs}>Show all entries</LinkButton> : null}
        >
          {isFiltered
            ? "Search by email, ID or full name."
            : "Changes by administrators and account owners appear here."}
        </EmptyState>
      ) : (
        <>
          <ListBox>
            <Table
              isList
              caption="Log entries, times in UTC"
              columns={columns}
              rows={lines}
              rowKey={(line) => line.id}
            />
          </ListBox>
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "entry" : "entries"}`}
            shown={lines.length}
            firstTo={isFirst ? null : to(paths.admin.logs)}
            nextTo={next === null ? null : to(paths.admin.logs, next)}
          />
        </>
      )}
    </ListPage>
  );
}
