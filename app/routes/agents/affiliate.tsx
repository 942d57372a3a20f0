import type { MetaFunction } from "@remix-run/cloudflare";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Affiliate" }];

export const loader = agentPage(async () => null);

export default function AgentAffiliatePage() {
  return (
    <Page title="Affiliate">
      <EmptyState
        title="The affiliate programme is coming"
        action={<LinkButton to={DASHBOARD.leads}>Your leads</LinkButton>}
      >
        Your link, and what the agents you bring in earn you, will stand here. Nothing is counted or paid yet.
      </EmptyState>
    </Page>
  );
}
