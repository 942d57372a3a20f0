import { type ComponentProps, useContext } from "react";
import { Link } from "~/ui/link";
import { OnlyReads } from "./if-can-write";
import { type ButtonKind, buttonClass } from "./submit";

/** A link styled as a button: it navigates and changes nothing by itself. */
export function LinkButton({
  to,
  kind = "plain",
  slim,
  download,
  writes,
  ...rest
}: Omit<ComponentProps<"a">, "href" | "className" | "download"> & {
  to: string;
  kind?: ButtonKind;
  slim?: boolean;
  /** For files: a plain link, so that the browser saves the response. */
  download?: boolean;
  /** The link leads to a form that changes something, so viewers don't see it. */
  writes?: boolean;
}) {
  const isReader = useContext(OnlyReads);
  if (writes && isReader) return null;
  const className = buttonClass(kind, slim);
  if (download || /^(mailto:|https?:)/.test(to))
    return <a {...rest} href={to} className={className} {...(download ? { download: true } : {})} />;
  return <Link {...rest} to={to} className={className} />;
}
