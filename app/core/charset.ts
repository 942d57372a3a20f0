import { legacyCharsetOf } from "./legacy-charset";

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

/** Common charsets of emails. */
const MAIL_CHARSETS = ["windows-1252", "windows-1256"] as const;

/** The encoding of some bytes that are labelled so: UTF-8 where they are, then the label, then windows-1256 or 1252 by their letters. */
export function charsetOf(bytes: Uint8Array, label: string | null | undefined): string {
  const stated = (label ?? "").trim().toLowerCase();
  if (/^(?:utf-?16|utf-?7|iso-2022|hz-gb)/.test(stated) && isKnown(stated)) return stated;
  if (isAscii(bytes)) return stated && isKnown(stated) ? stated : "utf-8";
  if (isUtf8(bytes)) return "utf-8";
  if (!DEFAULTS.test(stated) && isKnown(stated)) return stated;
  return legacyCharsetOf(bytes, MAIL_CHARSETS);
}
