import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate, plural } from "~/core/format";
import { COUNTRIES, countryName } from "~/core/places/countries";
import { getMeasure, RowsQuery } from "~/domains/admin/activity/activity";
import { daysOf, listActivityRows } from "~/domains/admin/activity/activity-rows.server";
import { dateOf, isoOf } from "~/domains/admin/activity/periods";
import { activityRowJson } from "~/domains/admin/json";
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
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { WITHOUT_DEMO } from "./analytics.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "Analytics" }];

export const loader = adminPage(async (ctx, { request, params }) => {
  const measure = getMeasure(params.measure);
  const query = readQuery(request, RowsQuery);
  const { rows, next, total } = await listActivityRows(ctx, measure.key, query);
  const days = daysOf(ctx, query);
  const place = query.country ? ` in ${countryName(query.country)}` : "";
  return {
    measure: measure.key,
    title: `${plural(total.count, measure.one, measure.many)}${place}`,
    time: `${formatDate(dateOf(days.from))} to ${formatDate(dateOf(days.to))}, days in UTC. ${measure.counts}`,
    empty: `No ${measure.many} in this period. Choose other dates. ${WITHOUT_DEMO}`,
    filter: { from: isoOf(days.from), to: isoOf(days.to), country: query.country ?? "" },
    countries: measure.byCountry ? COUNTRIES.map(({ code, name }) => ({ value: code, label: name })) : null,
    isFirst: query.cursor === undefined,
    next,
    total: plural(total.count, measure.one, measure.many),
    rows: rows.map((row) => ({ ...activityRowJson(row), place: row.country && countryName(row.country) })),
  };
});

type Row = Awaited<ReturnType<typeof loader>>["rows"][number];

const columns: Column<Row>[] = [
  { key: "what", label: "Activity", isHeader: true, cell: ({ what }) => what },
  { key: "who", label: "Name", cell: ({ who }) => who },
  { key: "country", label: "Country", cell: ({ place }) => place ?? "" },
  { key: "at", label: "Date", cell: ({ at }) => <Time at={at} withHour /> },
];

const field = (name: string, initialValue: string) => ({
  id: name,
  name,
  errorId: `${name}-error`,
  descriptionId: `${name}-hint`,
  initialValue,
});

export default function ActivityPage() {
  const { measure, title, time, empty, filter, countries, isFirst, next, total, rows } =
    useLoaderData<typeof loader>();
  const home = paths.admin.activity(measure);
  const to = (base: string, cursor?: number) => paths.withQuery(base, { ...filter, cursor });
  return (
    <Page title={title} subtitle={time}>
      <Breadcrumb trail={[{ to: paths.admin.analytics, label: "Analytics" }]} />
      <form method="get" action={home} className="search-bar">
        <Field field={field("from", filter.from)} label="Start date" type="date" isFilter />
        <Field field={field("to", filter.to)} label="End date" type="date" isFilter />
        {countries ? (
          <Field
            field={field("country", filter.country)}
            label="Country"
            type="select"
            options={[{ value: "", label: "All countries" }, ...countries]}
            required
            isFilter
          />
        ) : null}
        <Submit kind="plain">Apply</Submit>
      </form>
      {rows.length === 0 ? (
        <EmptyState title="No records">{empty}</EmptyState>
      ) : (
        <>
          <Table
            caption="Times in UTC"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            actions={({ target }) =>
              target ? (
                <LinkButton to={adminRecord(target)} slim>
                  Open
                </LinkButton>
              ) : null
            }
          />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : to(home)}
            nextTo={next === null ? null : to(home, next)}
          />
          <LinkButton to={to(paths.admin.activityCsv(measure))} download slim>
            Export CSV
          </LinkButton>
        </>
      )}
    </Page>
  );
}
