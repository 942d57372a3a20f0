import type { Config } from "~/core/config";

/** Longer addresses are nobody's: the longest of ours is a search with every filter. */
const MAX_URL = 8_000;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const text = (status: number, message: string, headers?: HeadersInit) => {
  const answer = new Response(`${message}\n`, { status, headers });
  answer.headers.set("content-type", "text/plain; charset=utf-8");
  return answer;
};

/**
 * Refuses what no page or call could answer well: a host that is not ours (421; any is ours in development, where a
 * phone on the same network looks at the page), an address that is too long (414), a method nobody takes (501).
 */
export function refusalOfRequest(request: Request, config: Config): Response | null {
  if (!METHODS.includes(request.method))
    return text(501, `There is no method ${request.method} here. There are ${METHODS.join(", ")}.`);
  if (request.url.length > MAX_URL)
    return text(414, `This address is too long: ${MAX_URL} characters is the most there is room for.`);
  if (config.ENVIRONMENT !== "development" && new URL(request.url).host !== new URL(config.APP_ORIGIN).host)
    return text(421, `This server answers for ${config.APP_ORIGIN} only.`);
  return null;
}
