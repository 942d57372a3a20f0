import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { leadChargeView, listLeadCharges } from "~/domains/billing/lead-charges.server";
import { leadsLeftText } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { findSearchNames } from "~/domains/lead-search/lead-searches.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Lead usage" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listLeadCharges(ctx, query);
  const names = await findSearchNames(
    ctx,
    rows.map(({ searchId }) => searchId),
  );
  return {
    tabs: screenTabs(request),
    charges: rows.map((row) => ({
      ...leadChargeView(row, readerZone(ctx)),
      searchName: names.get(row.searchId) ?? null,
    })),
    total: `${formatTotal(total)} ${total.count === 1 ? "lead" : "leads"}`,
    left: leadsLeftText(ctx.account, await getLeadUsage(ctx), ctx.now()),
    isFirst: query.cursor === undefined,
    next,
  };
});

type Row = ReturnType<typeof leadChargeView> & { searchName: string | null };

const COLUMNS: Column<Row>[] = [
  {
    key: "company",
    label: "Company",
    isHeader: true,
    cell: (row) => <Link to={paths.business.company(row.companyId)}>{row.companyName}</Link>,
  },
  {
    key: "search",
    label: "Search",
    cell: (row) =>
      row.searchId === null || row.searchName === null ? (
        "–"
      ) : (
        <Link to={paths.leadSearch.results(row.searchId)}>{row.searchName}</Link>
      ),
  },
  { key: "charged", label: "Used on", isNamed: true, cell: (row) => row.charged },
];

export default function LeadUsagePage() {
  const { tabs, charges, total, left, isFirst, next } = useLoaderData<typeof loader>();
  return (
    <Page title="Lead usage" subtitle={`${left}.`}>
      <ScreenTabs group={tabs} />
      <p className="small muted">
        Each shared-directory company uses one lead, but only once. Your own companies are free.
      </p>
      <Table
        caption="Leads used"
        columns={COLUMNS}
        rows={charges}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            title="No leads used yet"
            action={
              <LinkButton writes kind="primary" to={paths.leadSearch.new}>
                Search leads
              </LinkButton>
            }
          >
            Searches use a lead for each shared-directory company they add.
          </EmptyState>
        }
      />
      {charges.length > 0 || !isFirst ? (
        <Pagination
          total={total}
          shown={charges.length}
          firstTo={isFirst ? null : BILLING.leadUsage}
          nextTo={next === null ? null : paths.withQuery(BILLING.leadUsage, { cursor: next })}
        />
      ) : null}
    </Page>
  );
}
