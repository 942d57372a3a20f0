import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatUsd, plural } from "~/core/format";
import { revenueRowJson } from "~/domains/admin/json";
import { lastMonths } from "~/domains/admin/revenue/get-revenue.server";
import { listRevenue } from "~/domains/admin/revenue/list-revenue.server";
import { getFigure, REVENUE_PLANS, RevenueQuery } from "~/domains/admin/revenue/revenue";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { PAYOUTS } from "~/paths/agents/payouts";
import { BILLING } from "~/paths/business/billing";
import { Time } from "~/ui/data/metrics";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Field } from "~/ui/forms/field";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { nameOfMonth, nameOfPlan } from "./revenue.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "Revenue" }];

const KINDS: Record<string, string> = {
  payment: "Payment",
  invoice: "Invoice",
  subscription: "Plan",
  close: "Deal",
  "fee-payment": "Payment",
};

/** The administrator's page for the record behind an entry. */
function recordOf(kind: string | undefined, id: string | undefined, accountId: number) {
  if (kind === "invoice" && id) return BILLING.adminPaid(id);
  if (kind === "payment") return BILLING.adminInvoices;
  if (kind === "subscription") return BILLING.adminSubscriptions;
  return PAYOUTS.fees(accountId);
}

export const loader = adminPage(async (ctx, { request, params }) => {
  const figure = getFigure(params.revenueFigure);
  const query = readQuery(request, RevenueQuery);
  const { rows, next, total } = await listRevenue(ctx, figure.key, query);
  const filters = [query.plan && nameOfPlan(query.plan), query.month && nameOfMonth(query.month)].filter(
    Boolean,
  );
  return {
    figure: figure.key,
    title: [figure.name, ...filters].join(", "),
    counts: figure.counts,
    filter: { month: query.month ?? "", plan: query.plan ?? "" },
    months: lastMonths(ctx.now())
      .reverse()
      .map((month) => ({ value: month, label: nameOfMonth(month) })),
    plans: REVENUE_PLANS.map((plan) => ({ value: plan, label: nameOfPlan(plan) })),
    isFirst: query.cursor === undefined,
    next,
    total: plural(total.count, figure.one, figure.many),
    rows: rows.map((row) => {
      const [kind, id] = row.subject.split(":");
      return {
        ...revenueRowJson(row),
        what: `${KINDS[kind ?? ""] ?? "Entry"}${kind === "subscription" ? "" : ` ${id}`}`,
        planName: nameOfPlan(row.plan),
        amount: formatUsd(row.cents),
        to: recordOf(kind, id, row.accountId),
      };
    }),
  };
});

type Row = Awaited<ReturnType<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  { key: "who", label: "Business", isHeader: true, cell: ({ accountName }) => accountName },
  { key: "what", label: "Record", cell: ({ what }) => what },
  { key: "plan", label: "Plan", cell: ({ planName }) => planName },
  { key: "amount", label: "Amount", isNumber: true, cell: ({ amount }) => amount },
  { key: "at", label: "Date", cell: ({ at }) => <Time at={at} /> },
];

const field = (name: string, initialValue: string) => ({
  id: name,
  name,
  errorId: `${name}-error`,
  descriptionId: `${name}-hint`,
  initialValue,
});

export default function RevenueRowsPage() {
  const { figure, title, counts, filter, months, plans, isFirst, next, total, rows } =
    useLoaderData<typeof loader>();
  const home = paths.admin.revenueRows(figure);
  const to = (cursor?: number) => paths.withQuery(home, { ...filter, cursor });
  return (
    <Page title={title} subtitle={counts}>
      <Breadcrumb
        trail={[
          { to: paths.admin.analytics, label: "Analytics" },
          { to: paths.admin.revenue, label: "Revenue" },
        ]}
      />
      <form method="get" action={home} className="search-bar">
        <Field
          field={field("month", filter.month)}
          label="Month"
          type="select"
          options={[{ value: "", label: "All months" }, ...months]}
          required
          isFilter
        />
        <Field
          field={field("plan", filter.plan)}
          label="Plan"
          type="select"
          options={[{ value: "", label: "All plans" }, ...plans]}
          required
          isFilter
        />
        <Submit kind="plain">Apply</Submit>
      </form>
      {rows.length === 0 ? (
        <EmptyState title="No records">
          Choose another month or plan. Demo accounts aren’t counted.
        </EmptyState>
      ) : (
        <>
          <Table
            caption={title}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            actions={(row) => (
              <LinkButton to={row.to} slim>
                Open<span className="visually-hidden"> {row.what}</span>
              </LinkButton>
            )}
          />
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
