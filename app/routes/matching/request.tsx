import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { assignedAmong } from "~/domains/agents/assignments/assignments.server";
import { matchesOf } from "~/domains/matching/matches/matches.server";
import { MatchesQuery } from "~/domains/matching/matches/schemas";
import { matchCard } from "~/domains/matching/matches/view";
import { getAgentRequest } from "~/domains/matching/requests/agent-requests.server";
import { requestCard } from "~/domains/matching/requests/view";
import { MatchCard } from "~/domains/matching/ui/match-card";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MATCHING } from "~/paths/agents/matching";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb, Tabs } from "~/ui/layout/tabs";

const SHOWN = 20;
const PARTS = [
  { part: "overview", label: "Overview" },
  { part: "performance", label: "Performance" },
  { part: "details", label: "Match Details" },
] as const;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.request.title ?? "Agent request" },
];

export const loader = businessPage(async (ctx, { params, request }) => {
  const { part, all } = readQuery(request, MatchesQuery);
  const asked = await getAgentRequest(ctx, parseId(params.requestId, "request"));
  const found = await matchesOf(ctx, asked);
  const shown = all ? found : found.slice(0, SHOWN);
  const assigned = await assignedAmong(
    ctx,
    shown.map(({ agent }) => agent.id),
  );
  return {
    part,
    request: requestCard(asked, ctx.now(), readerZone(ctx)),
    matches: shown.map((row) => matchCard(row, assigned.get(row.agent.id) ?? null)),
    hidden: found.length - shown.length,
  };
});

export default function AgentRequestPage() {
  const { part, request, matches, hidden } = useLoaderData<typeof loader>();
  const here = MATCHING.request(request.id);
  return (
    <Page
      title={request.title}
      subtitle={[request.industries, request.countries, request.budget && `up to ${request.budget}`]
        .filter(Boolean)
        .join(" · ")}
    >
      <Breadcrumb trail={[{ to: MATCHING.list, label: "Find Matching Agents" }]} />
      <p>{request.text}</p>
      {matches.length === 0 ? (
        <EmptyState
          title="No Matches Found"
          action={<LinkButton to={MATCHING.create}>New agent request</LinkButton>}
        >
          No matching agents yet. Add more countries or industries.
        </EmptyState>
      ) : (
        <>
          <Tabs
            label="Agent details"
            tabs={PARTS.map((tab) => ({
              to: paths.withQuery(here, { part: tab.part }),
              label: tab.label,
              isCurrent: tab.part === part,
            }))}
          />
          <ul className="ways plain">
            {matches.map((match) => (
              <MatchCard key={match.id} match={match} part={part} />
            ))}
          </ul>
          {hidden > 0 ? (
            <LinkButton to={paths.withQuery(here, { part, all: "yes" })}>
              {`Show ${plural(hidden, "more agent")}`}
            </LinkButton>
          ) : null}
        </>
      )}
    </Page>
  );
}
