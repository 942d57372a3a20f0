import { CharsetEvidence, LEGACY_CHARSETS } from "~/core/legacy-charset";

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", ...LEGACY_CHARSETS] as const;
export type Encoding = (typeof ENCODINGS)[number];

const HEAD = 64 * 1024;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** In UTF-16, most line ends have a zero byte beside them; stray zero bytes are elsewhere. */
function hasWideLines(head: Uint8Array, side: 1 | -1): boolean {
  let [all, wide] = [0, 0];
  head.forEach((byte, at) => {
    if (byte !== 0x0a && byte !== 0x0d) return;
    all += 1;
    if (head[at + side] === 0) wide += 1;
  });
  return wide * 2 >= all;
}

function encodingOfHead(head: Uint8Array): Encoding | null {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  let even = 0;
  let odd = 0;
  for (let offset = 0; offset < head.length; offset++) {
    if (head[offset] !== 0) continue;
    if (offset % 2 === 0) even += 1;
    else odd += 1;
  }
  // In UTF-16, delimiters, line ends and digits have a zero byte in every language, always on the same side.
  if (odd > 20 * even) return hasWideLines(head, 1) ? "utf-16le" : null;
  return even > 20 * odd && hasWideLines(head, -1) ? "utf-16be" : null;
}

/**
 * Uses a byte order mark; else UTF-16 by its zero bytes; else UTF-8 if every byte is valid; else the single-byte
 * encoding whose words are most plausible. If most non-ASCII characters are valid UTF-8, broken ones become U+FFFD,
 * which is better than misreading all others.
 */
export function createEncodingDetector() {
  const strict = new TextDecoder("utf-8", { fatal: true });
  const lenient = new TextDecoder("utf-8");
  const evidence = new CharsetEvidence();
  const head = new Uint8Array(HEAD);
  let headLength = 0;
  let isValid = true;
  let valid = 0;
  let broken = 0;

  const isUtf8 = (chunk?: Uint8Array) => {
    try {
      strict.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch {
      return false;
    }
  };

  function legacyCharset(): Encoding {
    evidence.push(head.subarray(0, headLength));
    return evidence.charset();
  }

  return {
    push(chunk: Uint8Array): void {
      if (headLength < HEAD) {
        const part = chunk.subarray(0, HEAD - headLength);
        head.set(part, headLength);
        headLength += part.length;
      }
      isValid &&= isUtf8(chunk);
      if (!isValid) evidence.push(chunk);
      const text = lenient.decode(chunk, { stream: true });
      broken += count(text, /\ufffd/g);
      valid += count(text, /[\u0080-\ufffc]/g);
    },
    finish(): Encoding {
      const found = encodingOfHead(head.subarray(0, headLength));
      if (found) return found;
      isValid &&= isUtf8();
      return isValid || broken * 10 <= valid ? "utf-8" : legacyCharset();
    },
  };
}

export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
