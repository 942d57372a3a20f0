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
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { ListTable, ordered } from "~/ui/data/list-table";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "AI lead search" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, SearchQuery);
  const { rows, next, total } = await listLeadSearches(ctx, query);
  const isRunning = rows.some((search) => search.status === "running");
  return {
    searches: rows.map((row) => searchView(row, readerZone(ctx))),
    next,
    isFirst: query.cursor === undefined,
    sort: query.sort === "newest" ? "" : query.sort,
    total: `${formatTotal(total)} ${total.count === 1 ? "search" : "searches"}`,
    left: leadsLeftText(ctx.account, await getLeadUsage(ctx), ctx.now()),
    refreshSeconds: isRunning ? POLL_SECONDS : null,
  };
});

const ORDERS = { name: ["name", "ascending"], results: ["leads", "descending"] } as const;
const CAPTIONS: Record<string, string> = {
  name: "Your searches, by name",
  leads: "Your searches, the most leads first",
};

const listTo = (query: Record<string, string | number>) => paths.withQuery(paths.leadSearch.list, query);

export default function LeadSearches() {
  const { searches, next, isFirst, sort, total, left, refreshSeconds } = useLoaderData<typeof loader>();
  usePoll(refreshSeconds !== null, POLL_SECONDS);
  return (
    <Page
      title="AI lead search"
      subtitle={left}
      action={
        <div className="row">
          <LinkButton to={paths.leadSearch.leads}>All leads</LinkButton>
          <LinkButton writes kind="primary" to={paths.leadSearch.new}>
            New search
          </LinkButton>
        </div>
      }
    >
      <SearchTabs current="campaigns" />
      {searches.length > 0 ? (
        <>
          <SearchTable
            searches={searches}
            caption={CAPTIONS[sort] ?? "Your searches, newest first"}
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
            A search looks through the directory for companies that fit, and explains each one it finds.
          </EmptyState>
          <Card>
            <QueryForm isPrimary={false} />
          </Card>
        </>
      )}
    </Page>
  );
}
