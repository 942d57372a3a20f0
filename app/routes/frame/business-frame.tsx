import { Form, useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { paths } from "~/paths";
import { PORTAL } from "~/paths/portal";
import { PANEL_HASH } from "~/paths/record-panel";
import { OnlyReads } from "~/ui/forms/if-can-write";
import { Icon } from "~/ui/icons";
import { useKeys } from "~/ui/layout/use-keys";
import { WorkFrame, type WorkNav } from "~/ui/layout/work-frame";
import { Link } from "~/ui/link";
import { usePageContext } from "~/ui/page-context";
import { useHydrated } from "~/ui/use-hydrated";
import { businessNav } from "./business-nav";
import { ConfirmAddress } from "./confirm-address";
import type { businessFrame } from "./frame.server";

/** The frame of every business screen. */
export function BusinessFrame({
  frame: { appName, user, who, unread, note, readOnly, unconfirmed, suspension },
  nav = businessNav(who),
  children,
}: {
  frame: Awaited<ReturnType<typeof businessFrame>>;
  nav?: WorkNav;
  children: ReactNode;
}) {
  const isAppeal = useLocation().pathname.startsWith(PORTAL.support);
  return (
    <WorkFrame
      appName={appName}
      user={user}
      nav={nav}
      beside={<Bell unread={unread} />}
      search={<SearchField />}
    >
      {suspension ? (
        <aside className="note flash warning wrap-anywhere" aria-label="Account suspended">
          <div>{suspension} You can view data but not change, send or export it.</div>
          <Link to={PORTAL.askSupport} className="button slim">
            Contact support
          </Link>
        </aside>
      ) : null}
      {note ? (
        <aside className="note flash info" aria-label="Your role">
          {note} Ask an account owner for access.
        </aside>
      ) : null}
      {readOnly ? (
        <aside className="note flash warning" aria-label="Your plan">
          {readOnly} <Link to={PORTAL.plans}>Choose plan</Link>
        </aside>
      ) : null}
      {unconfirmed ? <ConfirmAddress {...unconfirmed} /> : null}
      <OnlyReads.Provider value={note !== null || (suspension !== null && !isAppeal)}>
        {children}
        <RecordPanel />
      </OnlyReads.Provider>
    </WorkFrame>
  );
}

const SidePanel = lazy(() => import("./side-panel").catch(() => ({ default: () => null })));

/** The record open beside a list. */
function RecordPanel() {
  const { hash } = useLocation();
  return useHydrated() && hash.startsWith(PANEL_HASH) ? (
    <Suspense>
      <SidePanel />
    </Suspense>
  ) : null;
}

/** If the palette's script fails to load, opens the search page instead. */
function PageInstead() {
  useEffect(() => window.location.assign(paths.search.page), []);
  return null;
}

const Palette = lazy(() => import("~/ui/palette/palette").catch(() => ({ default: PageInstead })));

/** Searches everything in the account; on a phone, links to the search screen. Ctrl-K opens the palette. */
function SearchField() {
  const [isOpen, setOpen] = useState(false);
  useKeys(setOpen);
  const { pathname } = useLocation();
  return (
    <>
      {pathname === paths.search.page ? null : <SearchForm />}
      {isOpen ? (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function SearchForm() {
  const { isPlain } = usePageContext();
  return (
    <>
      <search className="bar-search ms-auto flex-[0_1_22rem] max-xl:hidden">
        <Form action={paths.search.page}>
          <input
            className="input min-h-9 text-s"
            name="q"
            type="search"
            aria-label="Search everywhere"
            placeholder={import.meta.env.SSR && isPlain ? "Search" : "Search  /"}
          />
          <button type="submit" className="visually-hidden" tabIndex={-1}>
            Search
          </button>
        </Form>
      </search>
      <Link
        to={paths.search.page}
        className="button slim quiet ms-auto xl:hidden"
        aria-label="Search everywhere"
      >
        <Icon name="search" />
      </Link>
    </>
  );
}

function Bell({ unread: { count, isExact } }: { unread: { count: number; isExact: boolean } }) {
  const label = count === 0 ? "No unread notifications" : `${count}${isExact ? "" : "+"} unread`;
  return (
    <Link to={paths.notifications.list} className="button slim quiet relative" title={label}>
      <Icon name="bell" />
      <span className="visually-hidden">Notifications: {label}</span>
      {count > 0 ? (
        <span className="bell-count num text-s weight-600" aria-hidden="true">
          {isExact ? count : `${count}+`}
        </span>
      ) : null}
    </Link>
  );
}
