import type { ReactNode } from "react";

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
      <svg className="way" width="120" height="36" viewBox="0 0 120 36" fill="none" aria-hidden="true">
        <path
          d="M4 30C24 30 22 8 42 8s20 20 38 20 14-22 36-22"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="1 5"
        />
        <circle cx="4" cy="30" r="3" fill="currentColor" />
        <circle cx="116" cy="6" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <b>{title}</b>
      <p>{children}</p>
      {action}
    </div>
  );
}
