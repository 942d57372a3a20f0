import { z } from "zod";
import { plainText } from "./text";

const MAX_LENGTH = 40;
const NO_NUMBER = "Please enter a phone number with its digits, such as +254 700 000000.";

const isNumber = (text: string) => {
  const [, number = ""] = /^(\+?[\d ()./-]+)(?:(?:ext\.?|poste|x|#) ?\d{1,6})?$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, "").length;
  return digits >= 5 && digits <= 15;
};

/** A telephone number as people write it: 5 to 15 digits (ITU-T E.164), what people set between them, a plus before it, an extension after it; or none. */
export const PhoneNumber = z
  .string()
  .max(200, `At most ${MAX_LENGTH} characters.`)
  .transform(plainText)
  .pipe(z.string().max(MAX_LENGTH, `At most ${MAX_LENGTH} characters.`))
  .refine((text) => text === "" || isNumber(text), NO_NUMBER);

const TELLING = 9;
/** Egypt and South Africa have two digits, the others of Africa three. */
const COUNTRY = /^(?:20|27|2[1-69]\d)/;

const national = (text: string): string => {
  const digits = text.replace(/\(0\)/, "").replace(/\D/g, "");
  const abroad = digits.replace(/^00/, "");
  const isAbroad = text.trim().startsWith("+") || abroad !== digits || digits.length > 10;
  return (isAbroad ? abroad.replace(COUNTRY, "") : digits).replace(/^0/, "");
};

/** The last digits of a number, so that +254 700 000000 and 0700 000000 are one; null where there are too few. */
export function phoneKey(text: string | null): string | null {
  const digits = national((text ?? "").replace(/(ext\.?|poste|x|#) ?\d+$/i, ""));
  return digits.length >= 7 ? digits.slice(-TELLING) : null;
}
