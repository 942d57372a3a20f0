import { matchRoutes } from "@remix-run/react";
import { ALLOWED_WHILE_ACTING, REFUSED_WHILE_IMPERSONATING } from "./impersonation-writes";

interface Row {
  path: string;
  isAllowed: boolean;
}

const rows = new Map<string, Row[]>();

const add = (isAllowed: boolean) => (write: string) => {
  const [method = "", path = ""] = write.split(" ");
  rows.set(method, [...(rows.get(method) ?? []), { path, isAllowed }]);
};
REFUSED_WHILE_IMPERSONATING.forEach(add(false));
ALLOWED_WHILE_ACTING.forEach(add(true));

/** A URL of Remix's single fetch counts as its page. */
const pageOf = (pathname: string) => pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");

/** Reads a path as Remix does, in any case and encoding. A request without a row is refused. */
export const canSendWhileImpersonating = (method: string, pathname: string): boolean =>
  matchRoutes(rows.get(method) ?? [], { pathname: pageOf(pathname) })?.at(-1)?.route.isAllowed ?? false;
