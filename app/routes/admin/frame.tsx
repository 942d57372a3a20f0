import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { adminPage } from "~/http/pages/page.server";
import { adminNavAt } from "~/routes/frame/admin-nav";
import { personFrame } from "~/routes/frame/frame.server";
import { WorkFrame } from "~/ui/layout/work-frame";
import type { PageHandle } from "~/ui/page-handle";

/** Plain HTML forms: the administrator's pages ship no script. */
export const handle: PageHandle = { style: "work" };

export const loader = adminPage(async (ctx) => {
  const { appName, user } = await personFrame(ctx);
  return { appName, user: { ...user, badge: "Administrator", badgeTo: null } };
});

export default function AdminLayout() {
  const { appName, user } = useLoaderData<typeof loader>();
  const nav = adminNavAt(useLocation().pathname);
  return (
    <WorkFrame appName={appName} user={user} nav={nav}>
      <Outlet />
    </WorkFrame>
  );
}
