/** How text in an unknown or wrongly named encoding is read. Source of the labels: WHATWG Encoding. */
const utf8 = () => new TextDecoder("utf-8", { fatal: true });

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/** Valid UTF-8; the last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  for (const cut of [0, 1, 2, 3]) {
    try {
      utf8().decode(bytes.subarray(0, bytes.byteLength - cut));
      return true;
    } catch {
      // A character may end behind the text.
    }
  }
  return false;
}

/** Of letters above ASCII the share beside another: Arabic words are full of them, French ones have one or two. */
function shareInRuns(bytes: Uint8Array): number {
  let letters = 0;
  let inRuns = 0;
  const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0xc0;
  for (const [index, byte] of bytes.entries()) {
    if (!isHigh(byte)) continue;
    letters += 1;
    if (isHigh(bytes[index - 1]) || isHigh(bytes[index + 1])) inRuns += 1;
  }
  return letters === 0 ? 0 : inRuns / letters;
}

const MIN_ARABIC_SHARE = 0.6;

/** Labels that programs write without looking: they say nothing of what is in the text. */
const DEFAULTS =
  /^(?:|utf-?8|us-ascii|ascii|iso-?8859-1|latin-?1|windows-1252|cp1252|unknown-8bit|x-unknown|default)$/;

function isKnown(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

/** The encoding of some bytes that are labelled so: UTF-8 where they are, then the label, then windows-1256 or 1252 by their letters. */
export function charsetOf(bytes: Uint8Array, label: string | null | undefined): string {
  const stated = (label ?? "").trim().toLowerCase();
  if (/^(?:utf-?16|utf-?7|iso-2022|hz-gb)/.test(stated) && isKnown(stated)) return stated;
  if (isAscii(bytes)) return stated && isKnown(stated) ? stated : "utf-8";
  if (isUtf8(bytes)) return "utf-8";
  if (!DEFAULTS.test(stated) && isKnown(stated)) return stated;
  return shareInRuns(bytes) >= MIN_ARABIC_SHARE ? "windows-1256" : "windows-1252";
}
