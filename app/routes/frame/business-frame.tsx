import type { ReactNode } from "react";
import { paths } from "~/paths";
import { OnlyReads } from "~/ui/forms/readers";
import { Icon } from "~/ui/icons";
import { WorkFrame, type WorkNav } from "~/ui/layout/work-frame";
import { Link } from "~/ui/link";
import { BUSINESS_NAV } from "./business-nav";
import { ConfirmAddress } from "./confirm-address";
import type { businessFrame } from "./frame.server";

/** The frame of every business screen. */
export function BusinessFrame({
  frame: { appName, user, unread, note, unconfirmed },
  nav = BUSINESS_NAV,
  children,
}: {
  frame: Awaited<ReturnType<typeof businessFrame>>;
  nav?: WorkNav;
  children: ReactNode;
}) {
  return (
    <WorkFrame appName={appName} user={user} nav={nav} beside={<Bell unread={unread} />}>
      {note ? (
        <aside className="note flash info" aria-label="Your role">
          {note} An owner of it can change that.
        </aside>
      ) : null}
      {unconfirmed ? <ConfirmAddress {...unconfirmed} /> : null}
      <OnlyReads.Provider value={note !== null}>{children}</OnlyReads.Provider>
    </WorkFrame>
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
