import type { ReactNode } from "react";
import { WayLine } from "../charts/way-map";

/** An empty list: what it is for, why it is empty, and one action. */
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
