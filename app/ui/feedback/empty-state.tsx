import type { ReactNode } from "react";
import { WayLine } from "../charts/way-map";

/** Nothing here yet: what this is, why it is empty, one thing to do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty grid justify-items-center gap-2 pad-10/4 text-center *:[.button,.row]:mt-2 *:[.row]:justify-center">
      <WayLine />
      <b>{title}</b>
      <p className="max-w-136 text-muted">{children}</p>
      {action}
    </div>
  );
}
