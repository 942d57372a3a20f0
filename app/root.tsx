import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { takeFlash } from "~/http/flash.server";
import { paths } from "~/http/paths";
import { actedPerson } from "~/http/session.server";
import { MARK_ADDRESS } from "~/ui/brand";
import { ActingBanner } from "~/ui/feedback/acting-banner";
import { ErrorPage } from "~/ui/feedback/error-page";
import { FlashMessage } from "~/ui/feedback/flash";
import { usePageContext } from "~/ui/page-context";
import { isHydrated } from "~/ui/page-handle";
import { SiteFrame } from "./routes/site/site-frame";
import { THEME } from "./routes/site/theme";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    appName: context.base.config.APP_NAME,
    origin: context.base.config.APP_ORIGIN,
    requestId: context.requestId,
    flash: takeFlash(context, request),
    acted: await actedPerson(context, request),
  };
}

/** Seconds after which a page without script looks again, because a job of it still runs: `refreshSeconds` of a loader. */
const useRefreshSeconds = () =>
  useMatches()
    .map((match) => (match.data as { refreshSeconds?: number | null } | undefined)?.refreshSeconds)
    .find(Boolean);

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, style = "" } = usePageContext();
  const failed = Boolean(useRouteError());
  const matches = useMatches();
  const hydrate = isHydrated(matches) && !failed;
  const refreshSeconds = useRefreshSeconds();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={THEME.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        {refreshSeconds ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshSeconds)} />
          </noscript>
        ) : null}
        <link rel="icon" href={MARK_ADDRESS} type="image/svg+xml" />
        {hydrate ? <link rel="manifest" href={paths.site.manifest} /> : null}
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
          dangerouslySetInnerHTML={{ __html: style }}
        />
        {hydrate ? <Links /> : null}
      </head>
      <body>
        <FlashMessage flash={root?.flash ?? null} willHydrate={hydrate} />
        {root?.acted ? <ActingBanner person={root.acted} stop={paths.acting.stop} /> : null}
        {children}
        {hydrate ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** For pages that failed before they could name themselves. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: error ? titleOf(error) : data?.appName },
  { name: "robots", content: "noindex" },
];

const titleOf = (error: unknown) => {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return TITLES[status] ?? (status < 500 ? "This did not work" : "Something failed on our side");
};

const TITLES: Record<number, string> = {
  403: "Access Denied",
  404: "Page Not Found",
  413: "Too large",
};

export function ErrorBoundary() {
  const error = useRouteError();
  const { requestId, appName } = usePageContext();
  const root = useRouteLoaderData<typeof loader>("root");
  const known = isRouteErrorResponse(error) ? error : null;
  const status = known?.status ?? 500;
  return (
    <SiteFrame appName={appName ?? root?.appName ?? ""}>
      <ErrorPage
        title={titleOf(error)}
        message={messageOf(status, known?.data)}
        requestId={requestId}
        waysOn={WAYS_ON}
      />
    </SiteFrame>
  );
}

const WAYS_ON = [
  { to: paths.site.home, label: "Go to the start page" },
  { to: paths.business.home, label: "Go to the Business Portal" },
  { to: paths.site.solutions, label: "See how it works" },
];

function messageOf(status: number, told: unknown): string {
  if (status === 404)
    return "There is nothing at this address. It may have moved, or the link is not complete.";
  if (status === 405) return "This page can be looked at, but nothing can be sent to it.";
  if (status < 500) return String(told ?? "");
  return "Nothing you entered was half saved. Please try again in a minute; if it happens again, send us the request number.";
}
