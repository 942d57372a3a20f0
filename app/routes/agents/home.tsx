import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAgentOfUser } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { TIERS } from "~/domains/agents/tiers";
import { requireAgent } from "~/http/session/guards.server";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [
  { title: "Agent dashboard" },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireAgent(args);
  const agent = await findAgentOfUser(ctx, ctx.actor.userId);
  if (!agent) throw new Response("Your agent profile was not found. Please write to us.", { status: 404 });
  const { name: tier, rate } = TIERS[agent.tier];
  return { ...agentJson(agent), tier: `${tier}, ${rate}% of a deal`, isDemo: ctx.actor.isDemo };
}

export default function AgentHomePage() {
  const agent = useLoaderData<typeof loader>();
  return (
    <Page
      title={agent.name}
      subtitle={`${[...agent.specializations.slice(0, 1), agent.country].join(", ")}${agent.isDemo ? " (demo)" : ""}`}
      width="narrow"
      action={
        <form method="post" action={paths.auth.logout}>
          <button type="submit" className="button">
            Log out
          </button>
        </form>
      }
    >
      <DefinitionList
        facts={[
          ["Tier and rate", agent.tier],
          ["Leads closed", agent.totalLeadsClosed],
          ["Markets", agent.operationalMarkets.join(", ") || "None yet"],
          ["Industries", agent.specializations.join(", ") || "None yet"],
        ]}
      />
      <EmptyState title="No business has brought you in yet">
        Leads and orders appear here once a business in your markets brings you in.
      </EmptyState>
      <p>
        <Link to={paths.site.rates}>What each tier is paid</Link> and{" "}
        <Link to={paths.account.home}>your account</Link>
      </p>
    </Page>
  );
}
