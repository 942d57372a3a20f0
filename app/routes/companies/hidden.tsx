import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { companyJson } from "~/domains/directory/companies/json";
import { listRemovedCompanies } from "~/domains/directory/companies/removal/find-removed-company.server";
import { listHiddenCompanies } from "~/domains/directory/companies/removal/list-hidden-companies.server";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Hidden companies" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { limit, cursor } = readQuery(request, PageQuery);
  const page = await listHiddenCompanies(ctx, { limit, after: cursor });
  const removed = cursor === undefined ? await listRemovedCompanies(ctx) : [];
  return {
    removed: removed.map((company) => ({ ...companyJson(company), copyId: null })),
    rows: page.rows.map(({ company, copyId }) => ({ ...companyJson(company), copyId })),
    next: page.next,
    isFirst: cursor === undefined,
    total: `${formatTotal(page.total)} ${page.total.count === 1 ? "company" : "companies"}`,
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columns: Column<Row>[] = [
  {
    key: "name",
    label: "Company",
    isHeader: true,
    cell: (row) =>
      row.is_demo ? (
        <>
          {row.name} <Badge kind="demo">Demo</Badge>
        </>
      ) : (
        row.name
      ),
  },
  { key: "industry", label: "Industry", cell: (row) => row.industry },
  { key: "country", label: "Country", cell: (row) => row.country },
  {
    key: "back",
    label: "Restore",
    cell: (row) =>
      row.copyId === null ? (
        <IfCanWrite>
          <Form method="post" action={paths.business.restoreCompany(row.id)}>
            <Submit kind="plain" slim>
              {row.is_shared ? "Unhide" : "Restore"}
              <span className="visually-hidden"> {row.name}</span>
            </Submit>
          </Form>
        </IfCanWrite>
      ) : (
        <Link to={paths.business.company(row.copyId)}>Your version</Link>
      ),
  },
];

export default function HiddenCompaniesPage() {
  const { rows, removed, next, isFirst, total } = useLoaderData<typeof loader>();
  const { hiddenCompanies, companies } = paths.business;
  return (
    <Page title="Hidden companies" subtitle="Companies you removed and shared companies you edited.">
      <Breadcrumb trail={[{ to: companies, label: "Companies" }]} />
      {removed.length > 0 ? (
        <Section title="Your removed companies">
          <Table
            caption={<span className="visually-hidden">Removed companies</span>}
            columns={columns}
            rows={removed}
            rowKey={(row) => row.id}
          />
        </Section>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          title={removed.length > 0 ? "No hidden shared companies" : "No hidden companies"}
          action={<LinkButton to={companies}>Show all companies</LinkButton>}
        >
          Restore shared companies at any time, and your own within {RETENTION_DAYS} days.
        </EmptyState>
      ) : (
        <Section title="Shared companies">
          <Table
            caption={<span className="visually-hidden">Hidden shared companies</span>}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
          />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : hiddenCompanies}
            nextTo={next === null ? null : paths.withQuery(hiddenCompanies, { cursor: next })}
          />
        </Section>
      )}
    </Page>
  );
}
