import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { lastAssignment } from "~/domains/agents/assignments/assignments.server";
import { LimitBanner } from "~/domains/agents/assignments/ui/limit-banner";
import { TermsList } from "~/domains/agents/assignments/ui/terms-list";
import { marketAgentJson } from "~/domains/agents/marketplace/json";
import { canBeAssigned, getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { termsView } from "~/domains/agents/marketplace/view";
import { TIERS } from "~/domains/agents/tiers";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Stat } from "~/ui/data/stat";
import { LinkButton } from "~/ui/forms/link-button";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { placesOf } from "./places.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.agent.name ?? "Agent" }];

export const loader = businessPage(async (ctx, { params }) => {
  const found = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
  const last = await lastAssignment(ctx, found.id);
  const isOpen = last?.state === "offered" || last?.state === "accepted";
  return {
    agent: marketAgentJson(found, isOpen ? last : null),
    tier: TIERS[found.tier].name,
    isOpen,
    terms: last && termsView(last, readerZone(ctx)),
    canAssign: !isOpen && (await canBeAssigned(ctx, found)),
    places: await placesOf(ctx),
  };
});

function Record() {
  const { agent, tier } = useLoaderData<typeof loader>();
  return (
    <div className="grid-4">
      <Stat label="Tier" value={tier} hint="What each tier is paid" to={paths.site.rates} />
      <Stat label="Commission" value={`${agent.commissionRate}%`} hint="of a deal’s value" />
      <Stat
        label="Success rate"
        value={agent.successRate === null ? "None yet" : `${agent.successRate}%`}
        hint={agent.successRate === null ? "no deals yet" : "of the leads that ended"}
      />
      <Stat
        label="Leads converted"
        value={formatNumber(agent.leadsConverted)}
        hint={agent.leadsConverted === 0 ? "no deals yet" : null}
      />
    </div>
  );
}

function Assign() {
  const { agent, isOpen, canAssign, places } = useLoaderData<typeof loader>();
  if (isOpen)
    return (
      <LinkButton writes kind="danger" to={paths.marketplace.end(agent.id)}>
        Un-assign
      </LinkButton>
    );
  if (!canAssign) return null;
  return (
    <WritersOnly>
      <div className="row">
        <form method="post" action={paths.marketplace.assign(agent.id)}>
          <Submit disabled={places.isFull}>Assign</Submit>
        </form>
        {places.isFull ? null : (
          <LinkButton to={paths.marketplace.assign(agent.id)}>Choose the terms</LinkButton>
        )}
      </div>
    </WritersOnly>
  );
}

export default function AgentPage() {
  const { agent, terms, canAssign, places } = useLoaderData<typeof loader>();
  return (
    <Page
      title={agent.name}
      subtitle={
        <>
          {agent.location || "Country not known"} {agent.isDemo ? <Badge kind="demo">Demo</Badge> : null}
        </>
      }
      action={<Assign />}
    >
      {canAssign && places.isFull && places.most !== null ? (
        <LimitBanner plan={places.plan} most={places.most} />
      ) : null}
      <Record />
      <div className="grid-2">
        <Card title="About">
          {agent.bio ? <p dir="auto">{agent.bio}</p> : null}
          <DefinitionList
            facts={[
              ["Sells", agent.specializations.join(", ") || null],
              ["Markets", agent.operationalMarkets.join(", ") || null],
              ["Experience", agent.experience && `${agent.experience} years`],
              ["Languages", agent.languages.join(", ") || null],
              ["E-mail", agent.email ?? "Shown once the agent accepted"],
            ]}
          />
        </Card>
        <Card title={terms ? terms.stateText : "Terms"}>
          {terms ? (
            <TermsList terms={terms} />
          ) : (
            <p>
              {agent.commissionRate}% of the value of a deal, paid when you confirmed it. Without other terms,
              an assignment lasts until one of you ends it, in the markets named here.
            </p>
          )}
        </Card>
      </div>
    </Page>
  );
}
