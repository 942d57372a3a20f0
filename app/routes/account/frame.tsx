import { Outlet, useLoaderData } from "@remix-run/react";
import { userPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PublicBar } from "~/ui/layout/public-bar";
import { WorkFooter } from "~/ui/layout/work-footer";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "door" };

/** Where each kind of person works. */
const HOMES = {
  business: { to: paths.business.home, label: "Business Portal" },
  agent: { to: paths.agent.home, label: "Agent Portal" },
  admin: { to: paths.admin.home, label: "Administration" },
};

const LINKS = [
  { to: paths.account.home, label: "Your account" },
  { to: paths.account.sessions, label: "Sessions" },
  { to: paths.account.secondFactor, label: "Second factor" },
];
const TEAM = { to: paths.team.home, label: "Team" };

export const loader = userPage(async ({ actor, account, config }) => ({
  appName: config.APP_NAME,
  userType: actor.userType,
  hasTeam: account !== null,
}));

/** The frame of what is a person's own: no script. */
export default function AccountLayout() {
  const { appName, userType, hasTeam } = useLoaderData<typeof loader>();
  return (
    <>
      <PublicBar appName={appName} links={hasTeam ? [...LINKS, TEAM] : LINKS} action={HOMES[userType]} />
      <Outlet />
      <WorkFooter appName={appName} />
    </>
  );
}
