import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, formatTotal } from "~/core/format";
import { mostAtOnce } from "~/domains/bulk/selected-rows.server";
import { type DirectoryStats, getDirectoryStats } from "~/domains/directory/companies/directory-stats.server";
import { companyRow } from "~/domains/directory/companies/json";
import { findToBringBack } from "~/domains/directory/companies/removal/list-hidden-companies.server";
import { CompanyTable } from "~/domains/directory/companies/ui/company-table";
import { ownersOf } from "~/domains/directory/owners/owners-of.server";
import { STATS_POLL_SECONDS } from "~/domains/directory/research/policy";
import { browseCompanies } from "~/domains/directory/search/browse.server";
import { BrowseQuery } from "~/domains/directory/search/browse-query";
import { BrowseForm, type BrowseState, browseTo } from "~/domains/directory/search/ui/browse-form";
import { pageOwners } from "~/domains/identity/team/page-owners.server";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { pageTags } from "~/domains/tags/page-tags.server";
import { TagNote } from "~/domains/tags/ui/tag-note";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { DUPLICATES } from "~/paths/bulk/duplicates";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";
import { ExportLinks } from "~/ui/data/export-links";
import { Pagination } from "~/ui/data/pagination";
import { SelectionForm, selectionOf } from "~/ui/data/selection-form";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "All companies" }];

const ListQuery = BrowseQuery.extend({ removed: BrowseQuery.shape.cursor });

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, ListQuery);
  const removed = query.removed ? await findToBringBack(ctx, query.removed) : null;
  const page = await browseCompanies(ctx, query);
  const isFirst = query.cursor === undefined;
  const state: BrowseState = {
    search: query.search ?? "",
    country: query.country[0] ?? "",
    industry: query.industry[0] ?? "",
    size: query.size[0] ?? "",
    scope: query.scope === "own" ? "own" : "",
    owner: String(query.owner ?? ""),
    tag: String(query.tag ?? ""),
  };
  return {
    // First, so that each row is within gzip's window of its row in the page.
    packed: columnarRows(page.rows.map(companyRow)),
    ...(await pageTags(ctx, "companies", page.rows, request)),
    ...(await pageOwners(ctx, request, () => ownersOf(ctx, "companies", page.rows))),
    state,
    removed: removed && { id: removed.id, name: removed.name },
    isFirst,
    corrected: page.corrected,
    next: page.next,
    limit: mostAtOnce(ctx),
    total: page.total,
    // Figures for the whole directory: only on its first page, so that a search does not query them.
    stats:
      isFirst && !query.search && !query.owner && !query.tag ? tiles(await getDirectoryStats(ctx)) : null,
    ...(await pageViews(ctx, "companies")),
  };
});

const tiles = (stats: DirectoryStats): [label: string, count: number, hint?: string][] => [
  ["Companies", stats.totalCompanies, `${formatNumber(stats.recentlyAdded)} added in 7 days`],
  ["Decision makers", stats.totalContacts],
  ["Countries", stats.countries],
  ["Industries", stats.industries],
];

const PICK = selectionOf<{ name: string }>("companyIds", ({ name }) => name);

export default function CompaniesPage() {
  const { state, removed, isFirst, corrected, packed, next, limit, total, stats } =
    useLoaderData<typeof loader>();
  usePoll(stats !== null, STATS_POLL_SECONDS);
  const companies = unpackRows(packed);
  return (
    <ListPage
      views={<ViewTabs list="companies" />}
      title="All companies"
      count={formatTotal(total)}
      isDemo={companies.some(({ isDemo }) => isDemo)}
      subtitle="The shared directory and your own companies."
      action={
        <LinkButton writes kind="primary" to={paths.business.newCompany}>
          Add company
        </LinkButton>
      }
      more={
        <>
          <IfCanWrite>
            <Link to={paths.business.newImport}>Import file</Link>
          </IfCanWrite>
          <Link to={DUPLICATES.list}>Remove duplicates</Link>
          <ExportLinks to={browseTo(paths.business.companiesCsv, state)} what="these companies" />
          <hr />
          <Link to={paths.business.contacts}>Contacts</Link>
          <Link to={paths.business.hiddenCompanies}>Hidden companies</Link>
          <Link to={BULK_ACTIONS.deletions}>Deletions</Link>
        </>
      }
    >
      {removed ? (
        <IfCanWrite>
          <UndoNote action={paths.business.restoreCompany(removed.id)}>
            “{removed.name}” was removed.
          </UndoNote>
        </IfCanWrite>
      ) : null}
      <TagNote />
      <ListBar>
        <BrowseForm action={paths.business.companies} state={state} hasSizes />
        <ListTools list="companies" />
      </ListBar>
      {stats ? (
        <p className="row small muted">
          {stats.map(([label, count, hint]) => (
            <span key={label} className="row">
              <span>{label}</span>
              <b>{formatNumber(count)}</b>
              {hint ? <span>{hint}</span> : null}
            </span>
          ))}
        </p>
      ) : null}
      {corrected ? (
        <p>
          No results for “{state.search}”. Showing results for <b>“{corrected}”</b>.
        </p>
      ) : null}
      {companies.length === 0 && isFirst && next === null ? (
        <EmptyState
          title="No companies found matching your criteria."
          action={<LinkButton to={paths.business.companies}>Show all companies</LinkButton>}
        >
          Try fewer words, another country or industry, or import your own companies.
        </EmptyState>
      ) : (
        <>
          {companies.length > 0 ? (
            <SelectionForm list="companies" limit={limit} total={total} shown={companies.length}>
              <CompanyTable companies={companies} companyTo={paths.business.company} pick={PICK} />
            </SelectionForm>
          ) : null}
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "company" : "companies"}`}
            shown={companies.length}
            firstTo={isFirst ? null : browseTo(paths.business.companies, state)}
            nextTo={next === null ? null : browseTo(paths.business.companies, state, next)}
          />
        </>
      )}
    </ListPage>
  );
}
