import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { leadsLeftText } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { POLL_SECONDS } from "~/domains/lead-search/policy";
import { QueryForm } from "~/domains/lead-search/query-parser/ui/query-form";
import { SearchQuery } from "~/domains/lead-search/schemas";
import { COLUMNS, SearchTable } from "~/domains/lead-search/ui/search-table";
import { SearchTabs } from "~/domains/lead-search/ui/search-tabs";
import { searchView } from "~/domains/lead-search/view";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { ListTable, ordered } from "~/ui/data/list-table";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "AI lead search" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, SearchQuery);
  const { rows, next, total } = await listLeadSearches(ctx, query);
  const isRunning = rows.some((search) => search.status === "running");
  return {
    searches: rows.map((row) => searchView(row, ctx.now(), readerZone(ctx))),
    next,
    isFirst: query.cursor === undefined,
    count: formatTotal(total),
    ...(await pageViews(ctx, "searches")),
    sort: query.sort === "newest" ? "" : query.sort,
    total: `${formatTotal(total)} ${total.count === 1 ? "search" : "searches"}`,
    left: leadsLeftText(ctx.account, await getLeadUsage(ctx), ctx.now()),
    refreshSeconds: isRunning ? POLL_SECONDS : null,
  };
});

const ORDERS = { name: ["name", "ascending"], results: ["leads", "descending"] } as const;
const listTo = (query: Record<string, string | number>) => paths.withQuery(paths.leadSearch.list, query);

export default function LeadSearches() {
  const { searches, count, next, isFirst, sort, total, left, refreshSeconds } =
    useLoaderData<typeof loader>();
  usePoll(refreshSeconds !== null, POLL_SECONDS);
  return (
    <ListPage
      views={<ViewTabs list="searches" />}
      title="AI lead search"
      count={searches.length > 0 ? count : undefined}
      isDemo={searches.some(({ isDemo }) => isDemo)}
      subtitle={left}
      action={
        <>
          <LinkButton to={paths.leadSearch.leads}>View all leads</LinkButton>
          <LinkButton writes kind="primary" to={paths.leadSearch.new}>
            New search
          </LinkButton>
        </>
      }
    >
      <ListBar>
        <SearchTabs current="campaigns" />
        {searches.length > 0 ? <ListTools list="searches" /> : null}
      </ListBar>
      {searches.length > 0 ? (
        <>
          <SearchTable
            searches={searches}
            caption="Searches"
            listed={ListTable}
            columns={ordered(COLUMNS, ORDERS, { sort, to: (by) => listTo({ sort: by }) })}
          />
          <Pagination
            total={total}
            shown={searches.length}
            firstTo={isFirst ? null : listTo({ sort })}
            nextTo={next === null ? null : listTo({ sort, cursor: next })}
          />
        </>
      ) : (
        <>
          <EmptyState title="No searches created yet">
            Find matching companies in the directory, with reasons for each match.
          </EmptyState>
          <Card>
            <QueryForm isPrimary={false} />
          </Card>
        </>
      )}
    </ListPage>
  );
}
