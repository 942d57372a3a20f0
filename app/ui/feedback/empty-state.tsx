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
    <div className="empty">
      <WayLine />
      <b>{title}</b>
      <p>{children}</p>
      {action}
    </div>
  );
}
