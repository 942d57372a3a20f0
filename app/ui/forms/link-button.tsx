import { type ComponentProps, useContext } from "react";
import { Link } from "~/ui/link";
import { OnlyReads } from "./if-can-write";
import { type ButtonKind, buttonClass } from "./submit";

/** A link that looks like a button: it goes somewhere and changes nothing by itself. */
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
  /** For files: a plain link, so that the browser saves what comes. */
  download?: boolean;
  /** It leads to a form that changes something: not for readers. */
  writes?: boolean;
}) {
  const isReader = useContext(OnlyReads);
  if (writes && isReader) return null;
  const className = buttonClass(kind, slim);
  if (download || /^(mailto:|https?:)/.test(to))
    return <a {...rest} href={to} className={className} {...(download ? { download: true } : {})} />;
  return <Link {...rest} to={to} className={className} />;
}
