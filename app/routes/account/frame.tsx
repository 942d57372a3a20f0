import { Outlet, useLoaderData } from "@remix-run/react";
import { isAdministrator } from "~/domains/admin/users/policy";
import { userPage } from "~/http/pages/page.server";
import { BusinessFrame } from "~/routes/frame/business-frame";
import { businessNav } from "~/routes/frame/business-nav";
import { businessFrame, personFrame } from "~/routes/frame/frame.server";
import { OWN_NAVS, withAdministration } from "~/routes/frame/person-nav";
import { WorkFrame } from "~/ui/layout/work-frame";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "work" };

export const loader = userPage(async (ctx, { request }) => {
  const { actor, account } = ctx;
  if (account) {
    const business = await businessFrame({ ...ctx, account }, request);
    return { business, isAdministrator: isAdministrator(actor), own: null };
  }
  const role = actor.userType === "agent" ? "agent" : isAdministrator(actor) ? "admin" : "own";
  return { business: null, own: { ...(await personFrame(ctx)), role } } as const;
});

/** The frame of the user's own account pages, with the navigation of their role: no script. */
export default function AccountLayout() {
  const frame = useLoaderData<typeof loader>();
  if (frame.business === null)
    return (
      <WorkFrame appName={frame.own.appName} user={frame.own.user} nav={OWN_NAVS[frame.own.role]}>
        <Outlet />
      </WorkFrame>
    );
  const { business, isAdministrator } = frame;
  const nav = businessNav(business.who);
  return (
    <BusinessFrame frame={business} nav={isAdministrator ? withAdministration(nav) : nav}>
      <Outlet />
    </BusinessFrame>
  );
}
