import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { listAgentRequests } from "~/domains/matching/requests/agent-requests.server";
import { AgentRequestQuery } from "~/domains/matching/requests/schemas";
import { requestCard } from "~/domains/matching/requests/view";
import { RequestCards } from "~/domains/matching/ui/request-card";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MATCHING } from "~/paths/agents/matching";
import { agentTabs } from "~/routes/agents-market/agent-tabs.server";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";

const SHOWN = 20;

export const meta: MetaFunction = () => [{ title: "Find Matching Agents" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, AgentRequestQuery);
  const page = await listAgentRequests(ctx, { ...query, limit: Math.min(query.limit, SHOWN) });
  return {
    tabs: await agentTabs(ctx, request),
    ...page,
    rows: page.rows.map((row) => requestCard(row, ctx.now(), readerZone(ctx))),
    isFirst: query.cursor === undefined,
  };
});

export default function AgentMatchingPage() {
  const { tabs, rows, next, total, isFirst } = useLoaderData<typeof loader>();
  const create = (
    <LinkButton kind="primary" writes to={MATCHING.create}>
      New agent request
    </LinkButton>
  );
  return (
    <Page
      title="Find Matching Agents"
      subtitle="Describe your project to see matching agents with scores and reasons."
      action={rows.length > 0 ? create : null}
    >
      <ScreenTabs group={tabs} />
      {rows.length === 0 && isFirst ? (
        <EmptyState title="No Agent Requests Yet" action={create}>
          Enter your product, markets and languages to see matching agents.
        </EmptyState>
      ) : (
        <>
          <RequestCards rows={rows} />
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "request" : "requests"}`}
            shown={rows.length}
            firstTo={isFirst ? null : MATCHING.list}
            nextTo={next === null ? null : paths.withQuery(MATCHING.list, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
