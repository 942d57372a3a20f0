import { Buffer } from "node:buffer";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding of a response that `Accept-Encoding` allows. */
export function encodingFor(request: Request): Encoding {
  // The edge requests every encoding it can pass on; those the visitor accepts are in `cf`.
  const asked = request.cf?.clientAcceptEncoding ?? request.headers.get("accept-encoding") ?? "";
  const accepted = String(asked).toLowerCase();
  const takes = (name: string) =>
    accepted.split(",").some((part) => {
      const [encoding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((piece) => piece.startsWith("q="))?.slice(2);
      return encoding === name && Number(weight ?? 1) > 0;
    });
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

/** Brotli 4 is what the edge uses for a page rendered for one visitor; 6 pays off for a page rendered once for many. */
export function compress(body: Uint8Array<ArrayBuffer>, encoding: Encoding, quality: 4 | 6) {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return new Uint8Array(gzipSync(body));
  return new Uint8Array(brotli(body, quality));
}

const brotli = (body: Uint8Array, quality: 2 | 4 | 6) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Brotli sizes from a template's first rendering: bytes of its head, and the ratio of its compressed body to a quick
 * compression.
 */
interface Template {
  head: number;
  ratio: number;
}

const templates = new Map<string, Template>();

/** Splits a page into what all pages of its template share (head and styles) and its own content. */
function takeApart(html: string) {
  const cut = Math.max(html.indexOf("</style>"), 0);
  const later = html.indexOf("<style>", cut);
  if (later < 0) return { same: html.slice(0, cut), own: html.slice(cut) };
  const end = html.indexOf("</style>", later);
  return { same: html.slice(0, cut) + html.slice(later, end), own: html.slice(cut, later) + html.slice(end) };
}

/**
 * Estimates a page's size in bytes at Brotli 4, which takes as long as rendering it. So it is measured once per
 * template, and again if a page is half as long again or compresses very differently. After that only the body is
 * compressed, at quality 2; the size of styles and head is known.
 * Within 2% (tests/routes/site/page-weight.test.ts).
 */
function estimate(html: string, template: string): number {
  const { same, own } = takeApart(html);
  const quick = brotli(bytesOf(own), 2).byteLength;
  const key = `${template} ${Math.round(2 * Math.log2(quick))} ${Math.round((20 * quick) / own.length)}`;
  const known = templates.get(key);
  if (known) return known.head + known.ratio * quick;
  const whole = brotli(bytesOf(html), 4).byteLength;
  const head = brotli(bytesOf(same), 4).byteLength;
  templates.set(key, { head, ratio: (whole - head) / quick });
  return whole;
}

/** Transferred bytes of a page rendered for one visitor. There are few template names. */
export function weightOf(html: string, encoding: Encoding, template: string): number {
  if (encoding === "br") return estimate(html, template);
  if (encoding === "identity") return Buffer.byteLength(html);
  return compress(bytesOf(html), encoding, 4).byteLength;
}

/** Inserts a page's weight into it: kilobytes of 1,000 bytes as transferred, rounded, without headers. */
export function weigh(html: string, mark: string, bytes: (html: string) => number): string {
  const parts = html.split(mark);
  if (parts.length === 1) return html;
  return parts.join(String(Math.max(1, Math.round(bytes(parts.join("10")) / 1000))));
}
