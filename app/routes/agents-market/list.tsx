import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { COUNTRIES } from "~/core/places/countries";
import { listAssignedAgents } from "~/domains/agents/assignments/assigned-agents.server";
import { assignedAmong } from "~/domains/agents/assignments/assignments.server";
import { placesText } from "~/domains/agents/assignments/policy";
import { LimitBanner } from "~/domains/agents/assignments/ui/limit-banner";
import { AGENT_INDUSTRIES } from "~/domains/agents/choices";
import { MARKET_LANGUAGES } from "~/domains/agents/languages";
import { listMarket } from "~/domains/agents/marketplace/market-agents.server";
import { MarketQuery } from "~/domains/agents/marketplace/schemas";
import { AgentCards, AssignedCards } from "~/domains/agents/marketplace/ui/agent-cards";
import { MarketFilter } from "~/domains/agents/marketplace/ui/market-filter";
import { marketRow } from "~/domains/agents/marketplace/view";
import { AGENT_TIERS, TIERS } from "~/domains/agents/tiers";
import { withUnread } from "~/domains/chats/account-side.server";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MATCHING } from "~/paths/agents/matching";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { agentTabs } from "./agent-tabs.server";
import { withCertificates } from "./certificates.server";
import { placesOf } from "./places.server";

const OWN = 5;
const SHOWN = 20;

export const meta: MetaFunction = () => [{ title: "Agents" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, MarketQuery);
  const page = await listMarket(ctx, { ...query, limit: Math.min(query.limit, SHOWN) });
  const ids = page.rows.map(({ id }) => id);
  const [assigned, ofAccount, places] = await Promise.all([
    assignedAmong(ctx, ids),
    listAssignedAgents(ctx, { limit: OWN }),
    placesOf(ctx),
  ]);
  const own = ofAccount.rows.map(({ agent, assignment }) => marketRow(agent, assignment));
  const rows = page.rows.map((agent) => marketRow(agent, assigned.get(agent.id) ?? null));
  const { search = "", country = "", industry = "", language = "", tier = "", free } = query;
  return {
    tabs: await agentTabs(ctx, request),
    rows: await withCertificates(ctx, rows),
    next: page.next,
    total: page.total,
    isFirst: query.cursor === undefined,
    own: await withUnread(ctx, await withCertificates(ctx, own)),
    places,
    state: { search, country, industry, language, tier, free },
    choices: {
      countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
      industries: AGENT_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) })),
      languages: MARKET_LANGUAGES.map((name) => ({ value: name, label: name })),
      tiers: AGENT_TIERS.map((id) => ({ value: id, label: TIERS[id].name })),
    },
  };
});

export default function AgentsPage() {
  const { tabs, rows, next, total, isFirst, own, places, state, choices } = useLoaderData<typeof loader>();
  const { free, ...shown } = state;
  const isFiltered = free || Object.values(shown).some(Boolean);
  const to = (cursor?: number) =>
    paths.withQuery(paths.marketplace.list, {
      ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, value || undefined])),
      free: free ? 1 : undefined,
      cursor,
    });
  return (
    <Page title="Agents" subtitle={`Local sales agents who work on commission. ${placesText(places)}`}>
      <ScreenTabs group={tabs} />
      {places.isFull && places.limit !== null ? (
        <LimitBanner plan={places.plan} limit={places.limit} />
      ) : null}
      {own.length > 0 && isFirst && !isFiltered ? (
        <Section
          title="Your agents"
          action={
            <LinkButton slim to={paths.marketplace.assigned}>
              View your agents
            </LinkButton>
          }
        >
          <AssignedCards rows={own} />
        </Section>
      ) : null}
      <Section
        title="Marketplace"
        action={
          <LinkButton slim to={MATCHING.list}>
            Find Matching Agents
          </LinkButton>
        }
      >
        <MarketFilter state={state} choices={choices} />
        {rows.length === 0 ? (
          <EmptyState
            title="No agents available"
            action={isFiltered ? <LinkButton to={paths.marketplace.list}>Show all agents</LinkButton> : null}
          >
            {isFiltered
              ? "No agents match. Remove a filter to see more."
              : "Agents appear here once their application is approved."}
          </EmptyState>
        ) : (
          <>
            <AgentCards rows={rows} isFull={places.isFull} />
            <Pagination
              total={`${formatTotal(total)} ${total.count === 1 ? "agent" : "agents"}`}
              shown={rows.length}
              firstTo={isFirst ? null : to()}
              nextTo={next === null ? null : to(next)}
            />
          </>
        )}
      </Section>
    </Page>
  );
}
