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
import { ErrorPage } from "~/ui/feedback/error-page";
import { FlashMessage } from "~/ui/feedback/flash";
import { usePageContext } from "~/ui/page-context";
import css from "./styles/app.css?inline";

export function loader({ context, request }: LoaderFunctionArgs) {
  return {
    appName: context.base.config.APP_NAME,
    requestId: context.requestId,
    flash: takeFlash(context, request),
  };
}

const useHydrates = () =>
  useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate === true);

/** Seconds after which a page without script looks again, because a job of it still runs: `refreshSeconds` of a loader. */
const useRefreshSeconds = () =>
  useMatches()
    .map((match) => (match.data as { refreshSeconds?: number | null } | undefined)?.refreshSeconds)
    .find(Boolean);

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = usePageContext();
  const hydrate = useHydrates();
  const failed = Boolean(useRouteError());
  const refreshSeconds = useRefreshSeconds();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {refreshSeconds ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshSeconds)} />
          </noscript>
        ) : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet; in the browser it is there already
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : "" }}
        />
        {hydrate && !failed ? <Links /> : null}
      </head>
      <body>
        {root?.flash ? (
          <FlashMessage key={root.requestId} flash={root.flash} willHydrate={hydrate && !failed} />
        ) : null}
        {children}
        {hydrate && !failed ? (
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
  const { requestId } = usePageContext();
  const known = isRouteErrorResponse(error) ? error : null;
  const status = known?.status ?? 500;
  return (
    <ErrorPage
      title={titleOf(error)}
      message={
        status === 404
          ? "There is nothing at this address. It may have moved, or the link is not complete."
          : status < 500
            ? String(known?.data ?? "")
            : "Nothing you entered was half saved. Please try again in a minute; if it happens again, send us the request number."
      }
      requestId={requestId}
    />
  );
}
