import { fold } from "~/domains/directory/search/fold";

const TELLING = 9;
/** Egypt and South Africa have two digits, the others of Africa three. */
const COUNTRY = /^(?:20|27|2[1-69]\d)/;

const firstOf = (text: string): string => text.split(/[/;,|]|\s(?:or|ou|et|and)\s/i)[0] ?? "";

const national = (text: string): string => {
  const digits = text.replace(/\(0\)/, "").replace(/\D/g, "");
  const abroad = digits.replace(/^00/, "");
  const isAbroad = text.trim().startsWith("+") || abroad !== digits || digits.length > 10;
  return (isAbroad ? abroad.replace(COUNTRY, "") : digits).replace(/^0/, "");
};

/** The last digits of a number, so that +254 700 000000 and 0700 000000 are one; null where there are too few. */
export function phoneKey(text: string | null): string | null {
  const digits = national(firstOf(fold(text ?? "").replace(/(ext\.?|poste|x|#) ?\d+$/i, "")));
  return digits.length >= 7 ? digits.slice(-TELLING) : null;
}
