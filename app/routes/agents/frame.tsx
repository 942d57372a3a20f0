import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireAgent } from "~/http/session/guards.server";
import { AGENT_NAV } from "~/routes/frame/agent-nav";
import { personFrame } from "~/routes/frame/frame.server";
import { WorkFrame } from "~/ui/layout/work-frame";
import type { PageHandle } from "~/ui/page-handle";

/** The frame of an agent's screens: a cheap phone on a slow line, so no script. */
export const handle: PageHandle = { style: "work" };

export async function loader(args: LoaderFunctionArgs) {
  return personFrame(await requireAgent(args));
}

export default function AgentLayout() {
  const { appName, user } = useLoaderData<typeof loader>();
  return (
    <WorkFrame appName={appName} user={user} nav={AGENT_NAV}>
      <Outlet />
    </WorkFrame>
  );
}
