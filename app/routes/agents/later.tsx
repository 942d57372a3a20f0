import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

const NOTHING_YET: Record<string, { title: string; empty: string; text: string }> = {
  [DASHBOARD.orders]: {
    title: "Orders",
    empty: "What your deals pay stands under Commission",
    text: "A deal pays once the business has confirmed it; Commission says what it brings and when. A list of all your deals is coming.",
  },
  [DASHBOARD.affiliate]: {
    title: "Affiliate",
    empty: "You have referred nobody yet",
    text: "Who joins by your link is counted here, with what it brings you.",
  },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "Agent dashboard" }];

export const loader = agentPage(async (_, { request }) => {
  const screen = NOTHING_YET[new URL(request.url).pathname];
  if (!screen) throw new Response(null, { status: 404 });
  return screen;
});

export default function AgentLaterPage() {
  const { title, empty, text } = useLoaderData<typeof loader>();
  return (
    <Page title={title}>
      <EmptyState title={empty} action={<LinkButton to={DASHBOARD.commission}>Commission</LinkButton>}>
        {text}
      </EmptyState>
    </Page>
  );
}
