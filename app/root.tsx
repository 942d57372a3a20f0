import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { randomToken } from "~/core/ids";
import { takeFlash } from "~/http/pages/flash.server";
import { contextOf } from "~/http/session/guards.server";
import { actedPerson } from "~/http/session/session.server";
import { homeLinkOf } from "~/http/session/sign-in.server";
import { paths } from "~/paths";
import { MARK_ADDRESS } from "~/ui/brand";
import { errorTitle } from "~/ui/feedback/error-messages";
import { usePageContext } from "~/ui/page-context";
import { isHydrated } from "~/ui/page-handle";
import { type DemoGuide, demoGuideOf } from "./routes/site/demo/guide.server";
import { SiteError } from "./routes/site/site-frame-error";
import { THEME } from "./routes/site/theme";
import WORK_STYLE from "./styles/entries/entry-work.css?url";

/** Banner on every page of the read-only demo: links to three screens and a link to leave. */
function DemoBanner({ stops, trial, leave }: DemoGuide) {
  return (
    <aside className="note" aria-label="Read-only demo">
      <div className="row">
        <b>Read-only demo</b>
        {stops.map(({ to, label }, index) => (
          <a key={to} href={to}>
            {`${index + 1}. ${label}`}
          </a>
        ))}
        <a className="button slim" href={trial.to}>
          {trial.label}
        </a>
        <a href={leave}>Exit demo</a>
      </div>
    </aside>
  );
}

/** Banner on every page while an administrator impersonates a user; `stop` is the URL its button posts to. */
function ImpersonationBanner({ person, stop }: { person: { name: string; email: string }; stop: string }) {
  return (
    <aside className="note flash info" aria-label="You’re impersonating a user">
      <div>
        <b>
          You’re acting as {person.name} ({person.email}).
        </b>{" "}
        Everything you do is logged.
      </div>
      <form method="post" action={stop}>
        <button type="submit" className="button slim">
          Stop impersonating
        </button>
      </form>
    </aside>
  );
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await contextOf({ context, request });
  return {
    appName: context.base.config.APP_NAME,
    origin: context.base.config.APP_ORIGIN,
    requestId: context.requestId,
    flash: takeFlash(context, request),
    idempotencyKey: randomToken(),
    acted: await actedPerson(context, request),
    home: homeLinkOf(ctx),
    demo: demoGuideOf(ctx),
  };
}

/** Seconds until a page without script reloads, because one of its jobs is running: `refreshSeconds` of a loader. */
const useRefreshSeconds = () =>
  useMatches()
    .map((match) => (match.data as { refreshSeconds?: number | null } | undefined)?.refreshSeconds)
    .find(Boolean);

/** The language of a page, if a business wrote its content in another language than English: `pageLanguage` of a loader. */
const usePageLanguage = () =>
  useMatches()
    .map((match) => (match.data as { pageLanguage?: string } | undefined)?.pageLanguage)
    .find(Boolean) ?? "en";

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, style, direction, isStill = false } = usePageContext();
  const failed = Boolean(useRouteError());
  const matches = useMatches();
  const hydrate = isHydrated(matches) && !failed && !isStill;
  const refreshSeconds = useRefreshSeconds();
  const language = usePageLanguage();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={language} dir={direction}>
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
        {/* Working screens fetch the icon once; a public page inlines it to stay a single request. */}
        <link rel="icon" href={hydrate ? "/favicon.svg" : MARK_ADDRESS} type="image/svg+xml" />
        {hydrate ? <link rel="manifest" href={paths.site.manifest} /> : null}
        {style === undefined ? (
          <link rel="stylesheet" href={WORK_STYLE} />
        ) : (
          <>
            {/* Blocks rendering until the header is complete: on a slow connection its last button would shift the others. */}
            <link rel="expect" href="#main" {...{ blocking: "render" }} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
            <style dangerouslySetInnerHTML={{ __html: style }} />
          </>
        )}
      </head>
      <body>
        {root?.acted ? <ImpersonationBanner person={root.acted} stop={paths.acting.stop} /> : null}
        {root?.demo ? <DemoBanner {...root.demo} /> : null}
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

/** Fallback title for pages that failed before setting their own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: error ? errorTitle(error) : data?.appName },
  { name: "robots", content: "noindex" },
];

export const ErrorBoundary = SiteError;
