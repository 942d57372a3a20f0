import type { ReactNode } from "react";

/** Important information before the content. */
export function Alert({
  kind = "info",
  title,
  children,
}: {
  kind?: "info" | "success" | "warning" | "error";
  title?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`note ${kind}`} role={kind === "error" ? "alert" : undefined}>
      {title ? <b>{title}</b> : null}
      {children ? <div>{children}</div> : null}
    </div>
  );
}
