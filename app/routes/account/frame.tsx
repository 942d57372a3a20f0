import { Outlet, useLoaderData } from "@remix-run/react";
import { userPage } from "~/http/pages/page.server";
import { homeLink } from "~/http/session/sign-in.server";
import { paths } from "~/paths";
import { PublicBar } from "~/ui/layout/public-bar";
import { WorkFooter } from "~/ui/layout/work-footer";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "door" };

const LINKS = [
  { to: paths.account.home, label: "Your account" },
  { to: paths.account.sessions, label: "Sessions" },
  { to: paths.account.secondFactor, label: "Second factor" },
];
const TEAM = { to: paths.team.home, label: "Team" };

export const loader = userPage(async ({ actor, account, config }) => ({
  appName: config.APP_NAME,
  home: homeLink({ actor, account }),
  hasTeam: account !== null,
}));

/** The frame of what is a person's own: no script. */
export default function AccountLayout() {
  const { appName, home, hasTeam } = useLoaderData<typeof loader>();
  return (
    <>
      <PublicBar appName={appName} links={hasTeam ? [...LINKS, TEAM] : LINKS} action={home} />
      <Outlet />
      <WorkFooter appName={appName} />
    </>
  );
}
