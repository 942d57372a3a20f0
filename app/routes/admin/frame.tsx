import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { BottomBar, TopBar } from "~/ui/layout/top-bar";
import { WorkFooter } from "~/ui/layout/work-footer";
import type { PageHandle } from "~/ui/page-handle";

/** Plain HTML forms: the administrator's pages ship no script. */
export const handle: PageHandle = { style: "work" };

export const loader = adminPage(async ({ actor, config }) => ({
  appName: config.APP_NAME,
  user: {
    name: `${actor.firstName} ${actor.lastName}`,
    email: actor.email,
    plan: "Administrator",
    isDemo: actor.isDemo,
  },
}));

const HOME = { to: paths.admin.home, label: "Users" };
const LINKS = [
  HOME,
  { to: paths.admin.analytics, label: "Analytics" },
  { to: paths.admin.queues, label: "Queues" },
  { to: paths.admin.settings, label: "Settings" },
  { to: paths.admin.retention, label: "Retention" },
  { to: paths.admin.logs, label: "Logs" },
];

export default function AdminLayout() {
  const { appName, user } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <>
      <TopBar appName={appName} home={HOME} links={LINKS} user={user} isHome={pathname === HOME.to}>
        <a href={paths.account.home}>Profile</a>
        <form method="post" action={paths.auth.logout}>
          <button type="submit" className="button slim">
            Log out
          </button>
        </form>
      </TopBar>
      <Outlet />
      <WorkFooter appName={appName} />
      <BottomBar home={HOME} links={LINKS} />
    </>
  );
}
