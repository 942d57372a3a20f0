import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { leadsLeftText } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { POLL_SECONDS } from "~/domains/lead-search/policy";
import { SentenceForm } from "~/domains/lead-search/sentence/ui/sentence-form";
import { SearchTable } from "~/domains/lead-search/ui/search-table";
import { SearchTabs } from "~/domains/lead-search/ui/search-tabs";
import { searchView } from "~/domains/lead-search/view";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "AI lead search" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listLeadSearches(ctx, query);
  const isRunning = rows.some((search) => search.status === "running");
  return {
    searches: rows.map((row) => searchView(row, readerZone(ctx))),
    next,
    isFirst: query.cursor === undefined,
    total: `${formatTotal(total)} ${total.count === 1 ? "search" : "searches"}`,
    left: leadsLeftText(ctx.account, await getLeadUsage(ctx), ctx.now()),
    refreshSeconds: isRunning ? POLL_SECONDS : null,
  };
});

export default function LeadSearches() {
  const { searches, next, isFirst, total, left, refreshSeconds } = useLoaderData<typeof loader>();
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
          <SearchTable searches={searches} caption="Your searches, newest first" />
          <Pagination
            total={total}
            shown={searches.length}
            firstTo={isFirst ? null : paths.leadSearch.list}
            nextTo={next === null ? null : paths.withQuery(paths.leadSearch.list, { cursor: next })}
          />
        </>
      ) : (
        <>
          <EmptyState title="No searches created yet">
            A search looks through the directory for companies that fit, and explains each one it finds.
          </EmptyState>
          <Card>
            <SentenceForm />
          </Card>
        </>
      )}
    </Page>
  );
}
