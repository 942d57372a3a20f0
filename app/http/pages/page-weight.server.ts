import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** How the body of an answer travels to who asked: the best of what `Accept-Encoding` takes. */
export function encodingFor(request: Request): Encoding {
  // The edge asks for everything it can pass on; what the visitor's browser takes stands beside it.
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
  return new Uint8Array(
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  );
}

/** Writes the weight of a page into it: whole kilobytes of 1,000 bytes as they travel, headers not counted. */
export function weigh(html: string, mark: string, encoding: Encoding, quality: 4 | 6): string {
  if (!html.includes(mark)) return html;
  const { byteLength } = compress(new TextEncoder().encode(html.replaceAll(mark, "9")), encoding, quality);
  return html.replaceAll(mark, String(Math.max(1, Math.round(byteLength / 1000))));
}
