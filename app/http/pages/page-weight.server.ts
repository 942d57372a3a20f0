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

/** Brotli at 4 is what the edge takes for a page made for one reader; 6 is worth it for a page made once for many. */
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

/** What a template weighed in Brotli when it was first rendered: its head, and its body for each byte of a quick one. */
interface Template {
  head: number;
  ratio: number;
}

const templates = new Map<string, Template>();

/** What is the same on each page of a template, its head and its styles, and what is not. */
function takeApart(html: string) {
  const cut = Math.max(html.indexOf("</style>"), 0);
  const later = html.indexOf("<style>", cut);
  if (later < 0) return { same: html.slice(0, cut), own: html.slice(cut) };
  const end = html.indexOf("</style>", later);
  return { same: html.slice(0, cut) + html.slice(later, end), own: html.slice(cut, later) + html.slice(end) };
}

/**
 * Bytes of a page in Brotli at 4, which takes as long as rendering it. So it is taken once for a template, and once more where
 * a page of it is half as long again or its text repeats itself much more or less; after that only the body is compressed, at 2, and what the styles and the head weigh is known.
 * Within 2 % (tests/routes/site/page-weight.test.ts).
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

/** Bytes on the wire of a page rendered for one visitor. There are few template names. */
export function weightOf(html: string, encoding: Encoding, template: string): number {
  if (encoding === "br") return estimate(html, template);
  if (encoding === "identity") return Buffer.byteLength(html);
  return compress(bytesOf(html), encoding, 4).byteLength;
}

/** Writes the weight of a page into it: whole kilobytes of 1,000 bytes as they travel, headers not counted. */
export function weigh(html: string, mark: string, bytes: (html: string) => number): string {
  const parts = html.split(mark);
  if (parts.length === 1) return html;
  return parts.join(String(Math.max(1, Math.round(bytes(parts.join("10")) / 1000))));
}
