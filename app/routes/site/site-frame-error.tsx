import { useRouteError, useRouteLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { ErrorPage } from "~/ui/feedback/error-page";
import { errorMessage, errorTitle } from "~/ui/feedback/error-words";
import { usePageContext } from "~/ui/page-context";
import { SiteFrame } from "./site-frame";

const WAYS_ON = [
  { to: paths.site.home, label: "Go to the start page" },
  { to: paths.business.home, label: "Go to the Business Portal" },
  { to: paths.site.solutions, label: "See how it works" },
];

/** A page that failed where no frame of its own is there. */
export function SiteError() {
  const error = useRouteError();
  const { requestId, appName } = usePageContext();
  const root = useRouteLoaderData<{ appName: string }>("root");
  return (
    <SiteFrame appName={appName ?? root?.appName ?? ""}>
      <ErrorPage
        title={errorTitle(error)}
        message={errorMessage(error)}
        requestId={requestId}
        waysOn={WAYS_ON}
      />
    </SiteFrame>
  );
}
