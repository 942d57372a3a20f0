import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/core/format";
import { agentJson } from "~/domains/agents/json";
import { TIERS, wayToNextTier } from "~/domains/agents/tiers";
import { TierProgress } from "~/domains/agents/ui/tier-progress";
import { TierTable } from "~/domains/agents/ui/tier-table";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Badge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page, Section } from "~/ui/layout/page";

/** US cents: what the tier table counts a deal's commission for. */
const EXAMPLE_DEAL = 500_000;

export const meta: MetaFunction = () => [{ title: "Profile" }];

export const loader = agentPage(async ({ agent }) => {
  const totals = { leadsClosed: agent.leadsClosed, totalLeadValue: agent.leadValue };
  const next = wayToNextTier(totals)?.tier;
  return {
    ...agentJson(agent),
    tier: TIERS[agent.tier],
    totals,
    next: next ? TIERS[next] : null,
    reviewed: agent.reviewedAt && formatDate(agent.reviewedAt),
    isRejected: agent.rejectedAt !== null,
  };
});

function Review({ on, isRejected }: { on: string | null; isRejected: boolean }) {
  if (isRejected) return <Badge kind="bad">not accepted</Badge>;
  return on ? <Badge kind="good">reviewed {on}</Badge> : <Badge kind="busy">we are reading it</Badge>;
}

export default function AgentProfilePage() {
  const agent = useLoaderData<typeof loader>();
  return (
    <Page
      title={agent.name}
      subtitle={`${agent.tier.name} tier: ${agent.tier.rate}% of a deal that you close`}
      action={<LinkButton to={paths.account.home}>Change name, phone or password</LinkButton>}
    >
      <TierProgress totals={agent.totals} next={agent.next} />
      <Card title="What businesses see of you">
        <DefinitionList
          facts={[
            ["Place", agent.location],
            ["Markets", agent.operationalMarkets.join(", ") || "None yet"],
            ["Industries", agent.specializations.join(", ") || "None yet"],
            ["Languages", agent.languages.join(", ") || "None yet"],
            ["Experience", agent.experience && `${agent.experience} years`],
            ["About you", agent.bio],
            ["Your application", <Review key="review" on={agent.reviewed} isRejected={agent.isRejected} />],
          ]}
        />
        <div className="row">
          <LinkButton to={DASHBOARD.onboarding}>Complete your profile</LinkButton>
        </div>
      </Card>
      <Section title="What each tier is paid">
        <TierTable value={EXAMPLE_DEAL} />
      </Section>
    </Page>
  );
}
