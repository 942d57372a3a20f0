import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ButtonKind } from "./submit";

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({
  to,
  children,
  kind = "plain",
  slim,
  download,
}: {
  to: string;
  children: ReactNode;
  kind?: ButtonKind;
  slim?: boolean;
  /** For files: a plain link, so that the browser saves what comes. */
  download?: boolean;
}) {
  const className = `button ${kind === "plain" ? "" : kind}${slim ? " slim" : ""}`;
  if (download || /^(mailto:|https?:)/.test(to))
    return (
      <a href={to} className={className} {...(download ? { download: true } : {})}>
        {children}
      </a>
    );
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
