import { useRouteError, useRouteLoaderData } from "@remix-run/react";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { errorMessage, errorTitle } from "~/ui/feedback/error-messages";
import { ErrorPage } from "~/ui/feedback/error-page";
import { usePageContext } from "~/ui/page-context";
import { SiteFrame, useHomeLink } from "./site-frame";

const start = () => ({ to: paths.site.home, label: m.site_frame_error_go_to_home_page() });
const waysOfVisitor = () => [
  start(),
  { to: paths.auth.businessLogin, label: m.site_frame_error_business_login() },
  { to: paths.site.solutions, label: m.site_frame_error_see_how_it_works() },
];

/** Error page for pages without a frame of their own. */
export function SiteError() {
  const error = useRouteError();
  const { requestId, appName } = usePageContext();
  const home = useHomeLink();
  const root = useRouteLoaderData<{ appName: string }>("root");
  return (
    <SiteFrame appName={appName ?? root?.appName ?? ""}>
      <ErrorPage
        title={errorTitle(error)}
        message={errorMessage(error)}
        requestId={requestId}
        waysOn={home ? [home, start()] : waysOfVisitor()}
      />
    </SiteFrame>
  );
}
