import type { Config } from "~/core/config";
import { compress, type Encoding, encodingFor, weigh } from "../pages/page-weight.server";
import { cookieName, readCookie } from "../session/cookies.server";
import { SPECULATION_RULES } from "./security-headers.server";

/** Seconds during which a cached page is fresh, and during which it may be served while a new one is rendered. */
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

/** Public pages are the same for every visitor who is not signed in: each isolate makes one once and keeps it. */
const pages = new Map<string, KeptPage>();

const keyOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Whether the browser asks for less data: its pages have no pictures of the product, and no other visitor gets them. */
export const savesData = (request: Request) =>
  request.headers.get("save-data")?.trim().toLowerCase() === "on";

/** Whether the answer may come from, and go into, the memory all visitors share: nothing in the request is personal. */
export function isShared(request: Request, config: Config): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (savesData(request)) return false;
  return ["njia", "njia_acting", "njia_flash"].every(
    (name) => readCookie(request, cookieName(config, name)) === null,
  );
}

/** A cached page, and whether to render it again; null if there is none. */
export function keptPage(request: Request, now: number): { page: KeptPage; isStale: boolean } | null {
  const page = pages.get(keyOf(request));
  const age = page ? (now - page.madeAt) / 1000 : 0;
  if (!page || age > FRESH_SECONDS + STALE_SECONDS) return null;
  return { page, isStale: age > FRESH_SECONDS };
}

/** Keeps a page. Who calls it makes sure that there are few addresses: a route names its queries. */
export async function keepPage(request: Request, html: string, mark: string, policy: string, now: number) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(html.replaceAll(mark, "")));
  const etag = [...new Uint8Array(digest)].slice(0, 12).map((byte) => byte.toString(16).padStart(2, "0"));
  const page = { html, mark, policy, etag: etag.join(""), madeAt: now, bodies: new Map() };
  pages.set(keyOf(request), page);
  return page;
}

/** Drops every page: content they all share has changed. Other isolates keep theirs until they expire. */
export const dropKeptPages = () => pages.clear();

function bodyOf(page: KeptPage, encoding: Encoding) {
  const made = page.bodies.get(encoding);
  if (made) return made;
  const compressed = (html: string) => compress(new TextEncoder().encode(html), encoding, 6);
  const body = compressed(weigh(page.html, page.mark, (html) => compressed(html).byteLength));
  page.bodies.set(encoding, body);
  return body;
}

/** The kept page as an answer: compressed once for all, or 304 for who has it already. */
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
