import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { listAssignedAgents } from "~/domains/agents/assignments/assigned-agents.server";
import { placesText } from "~/domains/agents/assignments/policy";
import { AssignedCards } from "~/domains/agents/marketplace/ui/agent-cards";
import { marketRow } from "~/domains/agents/marketplace/view";
import { withUnread } from "~/domains/chats/account-side.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { agentTabs } from "./agent-tabs.server";
import { withCertificates } from "./certificates.server";
import { placesOf } from "./places.server";

export const meta: MetaFunction = () => [{ title: "Your agents" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listAssignedAgents(ctx, query);
  return {
    tabs: await agentTabs(ctx, request),
    rows: await withUnread(
      ctx,
      await withCertificates(
        ctx,
        rows.map(({ agent, assignment }) => marketRow(agent, assignment)),
      ),
    ),
    next,
    total,
    places: placesText(await placesOf(ctx)),
    isFirst: query.cursor === undefined,
  };
});

export default function AssignedPage() {
  const { tabs, rows, next, total, places, isFirst } = useLoaderData<typeof loader>();
  const market = <LinkButton to={paths.marketplace.list}>Marketplace</LinkButton>;
  return (
    <Page title="Your agents" subtitle={`Assigned and invited agents. ${places}`}>
      <ScreenTabs group={tabs} />
      {rows.length === 0 ? (
        <EmptyState title="No agents assigned yet" action={market}>
          Assign an agent from the marketplace. You can share leads once they accept.
        </EmptyState>
      ) : (
        <>
          <AssignedCards rows={rows} />
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "agent" : "agents"}`}
            shown={rows.length}
            firstTo={isFirst ? null : paths.marketplace.assigned}
            nextTo={next === null ? null : paths.withQuery(paths.marketplace.assigned, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
