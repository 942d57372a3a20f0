import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { AgentHead } from "~/domains/agents/ui/agent-head";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { agentNav } from "~/routes/frame/agent-nav";
import { agentFrame } from "~/routes/frame/frame.server";
import { WorkFrame } from "~/ui/layout/work-frame";
import type { PageHandle } from "~/ui/page-handle";
import { MODULE_ADDRESSES } from "./modules/modules.server";
import { PageModules } from "./modules/page-modules";

/** The frame of an agent's screens: built for a cheap phone on a slow connection, so no script except small modules. */
export const handle: PageHandle = { style: "work", modules: ["offline"] };

/** An administrator impersonating the agent stores nothing in their own browser. */
export const loader = agentPage(async (ctx) => ({
  ...agentFrame(ctx),
  addresses: ctx.actor.impersonatorId === null ? MODULE_ADDRESSES : {},
}));

export default function AgentLayout() {
  const { appName, user, agent, agentId, unreadChats, addresses } = useLoaderData<typeof loader>();
  return (
    <WorkFrame appName={appName} user={user} nav={agentNav(unreadChats)}>
      {useLocation().pathname === paths.agent.home ? <AgentHead {...agent} /> : null}
      <Outlet />
      <PageModules agentId={agentId} addresses={addresses} />
    </WorkFrame>
  );
}
