import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { queueJson, queueRowJson } from "~/domains/admin/json";
import { decideWork, getQueue, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueAct, QueueQuery } from "~/domains/admin/reviews/reviews";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { adminRecord } from "~/paths/admin-record";
import { Time } from "~/ui/data/metrics";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.queue.name ?? "Queue" }];

export const loader = adminPage(async (ctx, { request, params }) => {
  const queue = getQueue(params.queue);
  const query = readQuery(request, QueueQuery);
  const { rows, next, total } = await listWork(ctx, queue, query);
  return {
    queue: queueJson({ queue, count: total.count }),
    empty: queue.empty,
    place: queue.place ?? null,
    filter: queue.filter,
    kind: query.kind ?? "",
    isFirst: query.cursor === undefined,
    rows: rows.map(queueRowJson),
    next,
    total: `${formatTotal(total)} to review`,
  };
});

export const action = adminPage((ctx, args) =>
  handleForm(args, QueueAct, async (input) => {
    const queue = getQueue(args.params.queue);
    const { done } = await decideWork(ctx, queue, input);
    return redirectWithFlash(args.context, paths.admin.queue(queue.key), { kind: "success", title: done });
  }),
);

type Row = ReturnType<typeof queueRowJson>;

const columns: Column<Row>[] = [
  { key: "who", label: "Name", isHeader: true, cell: ({ who }) => who },
  { key: "what", label: "Details", cell: ({ what }) => what },
  { key: "email", label: "Email", isAddress: true, cell: ({ email }) => email },
  { key: "since", label: "Pending since", cell: ({ since }) => <Time at={since} withHour /> },
];

const ALL = { value: "", label: "All" };

export default function QueuePage() {
  const { queue, empty, place, filter, kind, isFirst, rows, next, total } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.result.error;
  const shown = columns
    .filter(({ key }) => key !== "email" || rows.some(({ email }) => email !== null))
    .map((column) => (column.key === "who" ? { ...column, label: queue.rowName } : column));
  const to = (cursor?: number) => paths.withQuery(paths.admin.queue(queue.key), { kind, cursor });
  return (
    <Page
      title={queue.name}
      subtitle={queue.holds}
      action={place ? <LinkButton to={place.to}>{place.label}</LinkButton> : undefined}
    >
      <Breadcrumb trail={[{ to: paths.admin.queues, label: "Review queues" }]} />
      {refused ? <Alert kind="error">{Object.values(refused).flat().join(" ")}</Alert> : null}
      {filter ? (
        <form method="get" action={paths.admin.queue(queue.key)} className="search-bar">
          <Field
            field={{ id: "kind", name: "kind", errorId: "ke", descriptionId: "kd", initialValue: kind }}
            label={filter.label}
            type="select"
            options={[ALL, ...filter.options]}
            required
            isFilter
          />
          <Submit kind="plain">Apply</Submit>
        </form>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          title="Nothing to review"
          action={kind ? <LinkButton to={paths.admin.queue(queue.key)}>Show all</LinkButton> : undefined}
        >
          {empty}
        </EmptyState>
      ) : (
        <>
          <Table
            caption="Times in UTC"
            columns={shown}
            rows={rows}
            rowKey={({ id }) => id}
            actions={(row) => (
              <>
                {row.target === null ? null : (
                  <LinkButton to={row.page ?? adminRecord(row.target)} slim>
                    Open
                  </LinkButton>
                )}
                {queue.acts.map((act) => (
                  <form
                    key={act.key}
                    method="post"
                    className={act.choice ? "search-bar" : undefined}
                    noValidate
                  >
                    <input type="hidden" name="id" value={row.id} />
                    {act.choice ? (
                      <input
                        name="choice"
                        className="input"
                        list={`${act.key}-choices`}
                        placeholder={act.choice.label}
                        aria-label={`${act.choice.label}: ${row.who}`}
                        maxLength={100}
                        aria-required
                      />
                    ) : null}
                    <Submit
                      kind="plain"
                      slim
                      name="act"
                      value={act.key}
                      aria-label={`${act.label}: ${row.who}`}
                    >
                      {act.label}
                    </Submit>
                  </form>
                ))}
              </>
            )}
          />
          {queue.acts.map(({ key, choice }) =>
            choice ? (
              <datalist key={key} id={`${key}-choices`}>
                {choice.options.map(({ value, label }) => (
                  <option key={value} value={label} />
                ))}
              </datalist>
            ) : null,
          )}
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : to()}
            nextTo={next === null ? null : to(next)}
          />
        </>
      )}
    </Page>
  );
}
