import { Outlet, useLoaderData } from "@remix-run/react";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_NAV } from "~/routes/frame/admin-nav";
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
  return (
    <WorkFrame appName={appName} user={user} nav={ADMIN_NAV}>
      <Outlet />
    </WorkFrame>
  );
}
