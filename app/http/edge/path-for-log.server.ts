import { webhookPath } from "~/paths/business/platforms";
import { TOKEN_PATHS } from "~/paths/suppressions";
import { routedPath } from "../routed-path";

/** The rest of such a path is a secret: anyone who knows it can use it. */
const SECRET_PATHS = [...TOKEN_PATHS, webhookPath("")];

/** The path to log: an unknown path may contain anything, and some paths carry a token or user input. */
export function pathForLog(pathname: string, status: number): string {
  const read = routedPath(pathname);
  const place = SECRET_PATHS.find((path) => read.startsWith(path));
  if (place) return place.slice(0, -1);
  if (read.startsWith("/api/database/")) return read.split("/").slice(0, 4).join("/").slice(0, 200);
  return status === 404 ? `/${(pathname.split("/")[1] ?? "").slice(0, 40)}` : pathname.slice(0, 200);
}
