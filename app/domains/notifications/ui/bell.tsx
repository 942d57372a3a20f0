import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icons";

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
