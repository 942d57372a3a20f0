import type { Config } from "~/core/config";
import { compress, type Encoding, encodingFor, weigh } from "../pages/page-weight.server";
import { cookieName, readCookie } from "../session/cookies.server";
import { SPECULATION_RULES } from "./security-headers.server";

/** Seconds a cached page is fresh, and seconds it may be served stale while a new one is rendered. */
const FRESH_SECONDS = 300;
const STALE_SECONDS = 86_400;
const POLICY = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;

interface KeptPage {
  html: string;
  mark: string;
  policy: string;
  etag: string;
  madeAt: number;
  bodies: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

/** Cached public pages by URL: the same for every signed-out visitor, rendered once per isolate. */
const pages = new Map<string, KeptPage>();

const keyOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Whether the browser asks for less data: those pages have no product pictures and are never cached for others. */
export const savesData = (request: Request) =>
  request.headers.get("save-data")?.trim().toLowerCase() === "on";

/** Whether the response may be read from and stored in the shared cache: nothing in the request is personal. */
export function isShared(request: Request, config: Config): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (savesData(request)) return false;
  return ["njia", "njia_acting", "njia_flash"].every(
    (name) => readCookie(request, cookieName(config, name)) === null,
  );
}

/** The cached page and whether it is stale; null if there is none. */
export function keptPage(request: Request, now: number): { page: KeptPage; isStale: boolean } | null {
  const page = pages.get(keyOf(request));
  const age = page ? (now - page.madeAt) / 1000 : 0;
  if (!page || age > FRESH_SECONDS + STALE_SECONDS) return null;
  return { page, isStale: age > FRESH_SECONDS };
}

/** Caches a page. Callers must keep the number of addresses small: a route declares its allowed queries. */
export async function keepPage(request: Request, html: string, mark: string, policy: string, now: number) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(html.replaceAll(mark, "")));
  const etag = [...new Uint8Array(digest)].slice(0, 12).map((byte) => byte.toString(16).padStart(2, "0"));
  const page = { html, mark, policy, etag: etag.join(""), madeAt: now, bodies: new Map() };
  pages.set(keyOf(request), page);
  return page;
}

/** Drops every page because shared content has changed. Other isolates keep theirs until they expire. */
export const dropKeptPages = () => pages.clear();

function bodyOf(page: KeptPage, encoding: Encoding) {
  const made = page.bodies.get(encoding);
  if (made) return made;
  const compressed = (html: string) => compress(new TextEncoder().encode(html), encoding, 6);
  const body = compressed(weigh(page.html, page.mark, (html) => compressed(html).byteLength));
  page.bodies.set(encoding, body);
  return body;
}

/** Responds with the cached page: compressed once for everyone, or 304 if the client already has it. */
export function answerWith(request: Request, page: KeptPage): Response {
  const encoding = encodingFor(request);
  const etag = `"${page.etag}-${encoding}"`;
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": page.policy,
    "speculation-rules": SPECULATION_RULES,
    "cache-control": POLICY,
    vary: "Cookie, Accept-Encoding, Save-Data",
    etag,
  });
  const known = (request.headers.get("if-none-match") ?? "").split(",");
  if (known.some((tag) => tag.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  const body = request.method === "HEAD" ? null : bodyOf(page, encoding);
  return new Response(body, { headers, encodeBody: "manual" });
}
