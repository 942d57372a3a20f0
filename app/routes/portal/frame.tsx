import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PLANS } from "~/domains/billing/plans/plans";
import { canWrite, READS_ONLY } from "~/domains/identity/policy";
import { countUnreadOn } from "~/domains/notifications/notifications.server";
import { requireBusiness } from "~/http/session/guards.server";
import { paths } from "~/paths";
import { ErrorPage } from "~/ui/feedback/error-page";
import { errorTitle, toldMessage } from "~/ui/feedback/error-words";
import { OnlyReads } from "~/ui/forms/readers";
import { Icon } from "~/ui/icons";
import { BottomBar, type NavItem, TopBar } from "~/ui/layout/top-bar";
import { WorkFooter } from "~/ui/layout/work-footer";
import { Link } from "~/ui/link";
import { usePageContext } from "~/ui/page-context";
import { SiteError } from "../site/site-frame-error";

export const handle = { hydrate: true };

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireBusiness(args);
  const { actor, account, config } = ctx;
  return {
    appName: config.APP_NAME,
    user: {
      name: `${actor.firstName} ${actor.lastName}`,
      email: actor.email,
      plan: PLANS[account.plan].name,
      isDemo: account.isDemo,
    },
    unread: await countUnreadOn(ctx, new URL(args.request.url).pathname),
    note: canWrite(actor) ? null : READS_ONLY,
  };
}

const HOME = { to: paths.business.home, label: "Business Portal" };
const OPPORTUNITIES = { to: paths.opportunities.list, label: "Opportunities" };
const SEARCH = { to: paths.leadSearch.list, label: "Lead search" };
const REPLIES = { to: paths.replies.list, label: "Replies" };
const LINKS = [
  HOME,
  OPPORTUNITIES,
  SEARCH,
  { to: paths.templates.list, label: "Templates" },
  { to: paths.campaigns.list, label: "Campaigns" },
  REPLIES,
];

/** Where a screen below one of these leads back to. */
const NEAR: (NavItem & { list?: string })[] = [
  { to: paths.business.companies, label: "Companies" },
  { to: paths.business.companies, label: "Hidden companies", list: paths.business.hiddenCompanies },
  { to: paths.business.contacts, label: "Contacts" },
  { to: paths.business.imports, label: "Imports" },
  { to: paths.tasks.list, label: "Tasks" },
  { to: paths.mailboxes.list, label: "Mailboxes" },
  ...LINKS.filter((link) => link !== HOME),
];

/** What fits under a thumb; on a narrow screen the rest of the bar stands in the menu. */
const AT_THE_THUMB = [HOME, OPPORTUNITIES, SEARCH, REPLIES];

type Frame = ReturnType<typeof useLoaderData<typeof loader>>;

export default function BusinessLayout() {
  return (
    <BusinessFrame frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </BusinessFrame>
  );
}

/** A screen that failed, inside the frame that did not. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { requestId } = usePageContext();
  const { pathname } = useLocation();
  const frame = useRouteLoaderData<typeof loader>("routes/portal/frame");
  if (!frame) return <SiteError />;
  const near = NEAR.filter(({ to }) => pathname.startsWith(to));
  return (
    <BusinessFrame frame={frame}>
      <ErrorPage
        title={errorTitle(error)}
        message={toldMessage(error)}
        requestId={requestId}
        waysOn={near.concat(HOME).map(({ to, label, list = to }) => ({ to: list, label: `Go to ${label}` }))}
      />
    </BusinessFrame>
  );
}

/** The frame of every business screen. */
function BusinessFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { appName, user, unread, note } = frame;
  const { pathname } = useLocation();
  return (
    <>
      <TopBar
        appName={appName}
        home={HOME}
        links={LINKS}
        user={user}
        isHome={pathname === paths.business.home || pathname === paths.business.alias}
        beside={<Bell unread={unread} />}
      >
        {LINKS.filter((link) => !AT_THE_THUMB.includes(link)).map(({ to, label }) => (
          <Link key={to} to={to} className="narrow-only">
            {label}
          </Link>
        ))}
        <Link to={paths.tasks.list}>Tasks</Link>
        <Link to={paths.business.companies}>Companies</Link>
        <Link to={paths.business.imports}>Imports</Link>
        <Link to={paths.mailboxes.list}>Mailboxes</Link>
        <Link to={paths.refusals.list}>Who wants no mail</Link>
        <a href={paths.account.home}>Profile</a>
        <a href={paths.team.home}>Team</a>
        <form method="post" action={paths.auth.logout}>
          <button type="submit" className="button slim">
            Log out
          </button>
        </form>
      </TopBar>
      {note ? (
        <aside className="note flash info" aria-label="Your role">
          {note} An owner of it can change that.
        </aside>
      ) : null}
      <OnlyReads.Provider value={note !== null}>{children}</OnlyReads.Provider>
      <WorkFooter appName={appName} />
      <BottomBar home={HOME} links={AT_THE_THUMB} />
    </>
  );
}

export function Bell({ unread: { count, isExact } }: { unread: { count: number; isExact: boolean } }) {
  const words = count === 0 ? "No unread notifications" : `${count}${isExact ? "" : "+"} unread`;
  return (
    <Link to={paths.notifications.list} className="button slim quiet bell" title={words}>
      <Icon name="bell" />
      <span className="visually-hidden">Notifications: {words}</span>
      {count > 0 ? (
        <span className="bell-count num" aria-hidden="true">
          {isExact ? count : `${count}+`}
        </span>
      ) : null}
    </Link>
  );
}
