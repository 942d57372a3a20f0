import { z } from "zod";
import { asciiDigits } from "./digits";
import { plainText } from "./text";

const MAX_LENGTH = 40;
const NO_NUMBER = "Enter a phone number, e.g. +254 700 000000.";

const isNumber = (text: string) => {
  const [, number = ""] = /^(\+?[\d ()./-]+)(?:(?:ext\.?|poste|x|#) ?\d{1,6})?$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, "").length;
  return digits >= 5 && digits <= 15;
};

/**
 * An optional phone number as users type it: 5 to 15 digits (ITU-T E.164) with separators, an optional leading plus and
 * an extension.
 */
export const PhoneNumber = z
  .string()
  .max(200, `Use at most ${MAX_LENGTH} characters.`)
  .transform(plainText)
  .pipe(z.string().max(MAX_LENGTH, `Use at most ${MAX_LENGTH} characters.`))
  .refine((text) => text === "" || isNumber(text), NO_NUMBER);

const MAX_TEXT = 500;
const MAX_NUMBERS = 10;
const BETWEEN = /[/;,|\n،؛]| ::: | (?:or|ou|et|and|und|oder|e|أو|و) /iu;

/** Expands "2.54712345678E+11" to its digits; null if the spreadsheet cut digits off. */
function withoutExponent(text: string): string | null {
  const [, whole = "", fraction = "", exponent = ""] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text) ?? [];
  if (whole === "") return text;
  return fraction.length === Number(exponent) ? whole + fraction : null;
}

const isNote = (text: string) => /^[\p{L}.: ]{1,32}$/u.test(text);

/** Strips words before the number ("Tel:") and after it ("office"). */
function withoutNotes(text: string): { start: string; bare: string } {
  const from = text.search(/[+\d(]/);
  const start = from > 0 && isNote(text.slice(0, from)) ? text.slice(from) : text;
  let end = start.length;
  while (end > 0 && !/\d/.test(start[end - 1] ?? "")) end -= 1;
  return { start, bare: isNote(start.slice(end)) ? start.slice(0, end) : start };
}

function numberIn(part: string): string | null {
  const plain = part
    .replace(/\(0\)/g, " ")
    .replace(/\([^()\d]{0,40}\)/g, " ")
    .trim()
    .replace(/^[='"]{1,3}/, "")
    .replace(/^(\d{6,15})\.0{1,3}$/, "$1");
  const { start, bare } = withoutNotes(plain);
  const digits = withoutExponent(start.replace(/\s/g, ""));
  if (digits === null) return null;
  const number = /e/i.test(start) && /^\d+$/.test(digits) ? digits : start.trim();
  const named = PhoneNumber.safeParse(number).data;
  if (named) return named.replace(/ {2,}/g, " ");
  return PhoneNumber.safeParse(bare.trim()).data || null;
}

/** A space before "Mobile:" in "Phone:+256 454 555303 Mobile:+256 772 555303". */
const BEFORE_LABEL = / (?=[\p{L}.]{1,20} ?:)/u;
const MOBILE = /^\W*(?:mobile?|cell|gsm|portable|handy|celular|telem[oó]vel|whatsapp|جوال|موبايل)(?!\p{L})/iu;
const FAX = /(?<!\p{L})(?:tele|téléco)?(?:fax|télécopie|فاكس)(?!\p{L})/iu;
const labelRank = (part: string): number => (MOBILE.test(part) ? -1 : FAX.test(part) ? 1 : 0);

/**
 * All phone numbers in a text, in order, those labelled as mobile first and as fax last:
 * "0712 000 000 / 0733 000 000", "p:+254712000000", "+254 (0)712 000000
 * (office)", Arabic digits.
 */
export function phonesIn(text: string): string[] {
  const plain = asciiDigits(text.slice(0, MAX_TEXT).normalize("NFKC"))
    .replace(/[\p{Cf}]/gu, "")
    .replace(/\s+/g, " ");
  const whole = numberIn(plain);
  if (whole) return [whole];
  const parts = plain.split(BETWEEN).flatMap((part) => part.split(BEFORE_LABEL));
  const found = parts.toSorted((a, b) => labelRank(a) - labelRank(b)).flatMap((part) => numberIn(part) ?? []);
  return [...new Set(found)].slice(0, MAX_NUMBERS);
}

const TELLING = 9;
/** Country calling codes: Egypt and South Africa have two digits, the other African countries three. */
const COUNTRY = /^(?:20|27|2[1-69]\d)/;

const national = (text: string): string => {
  const digits = text.replace(/\(0\)/, "").replace(/\D/g, "");
  const abroad = digits.replace(/^00/, "");
  const isAbroad = text.trim().startsWith("+") || abroad !== digits || digits.length > 10;
  return (isAbroad ? abroad.replace(COUNTRY, "") : digits).replace(/^0/, "");
};

/** Comparison key: the last digits of a number, so that +254 700 000000 and 0700 000000 are equal. Null if there are too few. */
export function phoneKey(text: string | null): string | null {
  const digits = national((text ?? "").replace(/(ext\.?|poste|x|#) ?\d+$/i, ""));
  return digits.length >= 7 ? digits.slice(-TELLING) : null;
}
