import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { type ButtonKind, buttonClass } from "./submit";

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({
  to,
  kind = "plain",
  slim,
  download,
  ...rest
}: Omit<ComponentProps<"a">, "href" | "className" | "download"> & {
  to: string;
  kind?: ButtonKind;
  slim?: boolean;
  /** For files: a plain link, so that the browser saves what comes. */
  download?: boolean;
}) {
  const className = buttonClass(kind, slim);
  if (download || /^(mailto:|https?:)/.test(to))
    return <a {...rest} href={to} className={className} {...(download ? { download: true } : {})} />;
  return <Link {...rest} to={to} className={className} />;
}
