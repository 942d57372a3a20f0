import { useRouteError, useRouteLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { errorMessage, errorTitle } from "~/ui/feedback/error-messages";
import { ErrorPage } from "~/ui/feedback/error-page";
import { usePageContext } from "~/ui/page-context";
import { SiteFrame, useHomeLink } from "./site-frame";

const START = { to: paths.site.home, label: "Go to home page" };
const VISITOR = [
  START,
  { to: paths.auth.businessLogin, label: "Business Login" },
  { to: paths.site.solutions, label: "See how it works" },
];

/** A page that failed where no frame of its own is there. */
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
        waysOn={home ? [home, START] : VISITOR}
      />
    </SiteFrame>
  );
}
