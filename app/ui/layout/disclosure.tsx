import type { ReactNode } from "react";

/** Optional detail, collapsed. With a `group`, opening one closes the others of that name. */
export function Disclosure({
  summary,
  children,
  isOpen,
  group,
}: {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  group?: string;
}) {
  return (
    <details className="fold" open={isOpen} {...(group ? { name: group } : {})}>
      <summary>{summary}</summary>
      <div className="stack">{children}</div>
    </details>
  );
}
