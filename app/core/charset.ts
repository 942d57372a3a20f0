// Detects the encoding of text whose label is missing or wrong. Labels: WHATWG Encoding Standard.
import { legacyCharsetOf } from "./legacy-charset";

const utf8 = () => new TextDecoder("utf-8", { fatal: true });

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/** Whether the bytes are valid UTF-8; the last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  for (const cut of [0, 1, 2, 3]) {
    try {
      utf8().decode(bytes.subarray(0, bytes.byteLength - cut));
      return true;
    } catch {
      // The last character may extend beyond the bytes; try a shorter piece.
    }
  }
  return false;
}

/** Default labels that programs write unchecked: they don't show how the text is encoded. */
const DEFAULTS =
  /^(?:|utf-?8|us-ascii|ascii|iso-?8859-1|latin-?1|windows-1252|cp1252|unknown-8bit|x-unknown|default)$/;

function isKnown(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

/** Common legacy charsets of emails. */
const MAIL_CHARSETS = ["windows-1252", "windows-1256"] as const;

/**
 * Returns the encoding of labelled bytes: UTF-8 if they are valid UTF-8, then the label, then windows-1252 or 1256 by
 * their letters.
 */
export function charsetOf(bytes: Uint8Array, label: string | null | undefined): string {
  const stated = (label ?? "").trim().toLowerCase();
  if (/^(?:utf-?16|utf-?7|iso-2022|hz-gb)/.test(stated) && isKnown(stated)) return stated;
  if (isAscii(bytes)) return stated && isKnown(stated) ? stated : "utf-8";
  if (isUtf8(bytes)) return "utf-8";
  if (!DEFAULTS.test(stated) && isKnown(stated)) return stated;
  return legacyCharsetOf(bytes, MAIL_CHARSETS);
}
