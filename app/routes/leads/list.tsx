import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatShortDate, formatTotal, formatUsd, plural } from "~/core/format";
import { mostAtOnce } from "~/domains/bulk/selected-rows.server";
import { pageOwners } from "~/domains/identity/team/page-owners.server";
import { OwnerFilter } from "~/domains/identity/team/ui/owner-filter";
import { getLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { AllLeadsQuery, listLeads, orderOf } from "~/domains/lead-search/leads/leads.server";
import { LeadList } from "~/domains/lead-search/leads/ui/lead-list";
import { SearchTabs } from "~/domains/lead-search/ui/search-tabs";
import { leadRowOfAll, ownersOfLeads, reachedText } from "~/domains/lead-search/view";
import { getPipelineValue } from "~/domains/opportunities/forecast/pipeline-value.server";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { pageTags } from "~/domains/tags/page-tags.server";
import { TagFilter } from "~/domains/tags/ui/tag-filter";
import { TagNote } from "~/domains/tags/ui/tag-note";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { SincePill } from "~/ui/data/since-pill";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { FilterBar, ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";
import { packLeads, unpackLeads } from "./packed-leads";

export const meta: MetaFunction = () => [{ title: "All leads" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, AllLeadsQuery);
  const { rows, next, total } = await listLeads(ctx, query);
  const { reachable } = await getLeadTotals(ctx);
  const { totalPipelineValue } = await getPipelineValue(ctx);
  const value = totalPipelineValue > 0 ? ` Pipeline value: ${formatUsd(totalPipelineValue)}.` : "";
  return {
    packed: packLeads(rows.map(leadRowOfAll)),
    next,
    limit: mostAtOnce(ctx),
    total,
    cursor: query.cursor,
    ...(await pageTags(ctx, "leads", rows, request)),
    ...(await pageOwners(ctx, request, () => ownersOfLeads(rows))),
    ...(await pageViews(ctx, "leads")),
    state: { order: orderOf(query), since: query.since, owner: query.owner, tag: query.tag },
    since: query.since ? formatShortDate(new Date(query.since), ctx.now()) : null,
    subtitle: query.since
      ? "Newest leads, all searches."
      : query.tag
        ? "Newest leads with this tag, all searches."
        : query.owner
          ? "Leads by owner, all searches."
          : total.count === 0
            ? "Run a search to find leads."
            : `${plural(total.count, "lead")} from all searches. ${reachedText(reachable, total.count)}.${value}`,
  };
});

export default function AllLeads() {
  const { subtitle, since, packed, ...rest } = useLoaderData<typeof loader>();
  const page = { ...rest, leads: unpackLeads(packed) };
  return (
    <ListPage
      views={<ViewTabs list="leads" />}
      title="All leads"
      count={page.leads.length > 0 ? formatTotal(page.total) : undefined}
      isDemo={page.leads.some(({ isDemo }) => isDemo)}
      subtitle={subtitle}
      action={
        page.leads.length > 0 ? (
          <LinkButton writes kind="primary" to={paths.leadSearch.new}>
            New search
          </LinkButton>
        ) : null
      }
      more={
        <>
          {page.leads.length > 0 ? (
            <a download href={paths.withQuery(paths.business.leadsCsv, page.state)}>
              Download CSV
            </a>
          ) : null}
          <Link to={BULK_ACTIONS.deletions}>Deletions</Link>
        </>
      }
    >
      <SearchTabs current={null} />
      {since ? <SincePill day={since} without={paths.leadSearch.leads} /> : null}
      <TagNote />
      <ListBar>
        {page.owners || page.tags ? (
          <FilterBar
            action={paths.leadSearch.leads}
            state={{ ...page.state, order: page.state.order === "unsurest" ? "unsurest" : "" }}
            kept={["since", "order"]}
          >
            <OwnerFilter />
            <TagFilter />
          </FilterBar>
        ) : null}
        <ListTools list="leads" />
      </ListBar>
      {page.leads.length > 0 || page.cursor !== undefined || page.next !== null ? (
        <LeadList {...page} path={paths.leadSearch.leads} caption="Leads" />
      ) : (
        <EmptyState
          title={
            page.state.tag || page.state.owner
              ? "No leads found matching your criteria."
              : since
                ? `No leads since ${since}`
                : "No leads yet"
          }
          action={
            page.state.tag || page.state.owner ? (
              <LinkButton to={paths.leadSearch.leads}>Show all leads</LinkButton>
            ) : (
              <LinkButton writes kind="primary" to={paths.leadSearch.new}>
                New search
              </LinkButton>
            )
          }
        >
          Leads are companies found by your searches. Run a search to find some.
        </EmptyState>
      )}
    </ListPage>
  );
}
