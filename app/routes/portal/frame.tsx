import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { requireBusiness } from "~/http/session/guards.server";
import { paths } from "~/paths";
import { BusinessFrame } from "~/routes/frame/business-frame";
import { businessNav, type NavUser } from "~/routes/frame/business-nav";
import { businessFrame } from "~/routes/frame/frame.server";
import { errorTitle, toldMessage } from "~/ui/feedback/error-messages";
import { ErrorPage } from "~/ui/feedback/error-page";
import { type NavItem, nearestOf } from "~/ui/layout/nav";
import { usePageContext } from "~/ui/page-context";
import { SiteError } from "../site/site-frame-error";

export const handle = { hydrate: true };

export const loader = async (args: LoaderFunctionArgs) =>
  businessFrame(await requireBusiness(args), args.request);

/** Links to the lists that would contain a missing record, and to Home. */
function waysFrom(pathname: string, who: NavUser): NavItem[] {
  const { home, groups } = businessNav(who);
  const all = groups.flatMap(({ links }) => links).filter(({ to }) => to !== home.to);
  const nearest = nearestOf(all, pathname);
  const lists = all.filter(({ to }) => to === nearest);
  return nearest === paths.business.companies
    ? [...lists, { to: paths.business.hiddenCompanies, label: "Hidden companies" }, home]
    : [...lists, home];
}

export default function BusinessLayout() {
  return (
    <BusinessFrame frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </BusinessFrame>
  );
}

/** Shows an error of one screen inside the working frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { requestId } = usePageContext();
  const { pathname } = useLocation();
  const frame = useRouteLoaderData<typeof loader>("routes/portal/frame");
  if (!frame) return <SiteError />;
  return (
    <BusinessFrame frame={frame}>
      <ErrorPage
        title={errorTitle(error)}
        message={toldMessage(error)}
        requestId={requestId}
        waysOn={waysFrom(pathname, frame.who).map(({ to, label }) => ({ to, label: `Go to ${label}` }))}
      />
    </BusinessFrame>
  );
}
