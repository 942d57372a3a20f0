/** Thousands separators: comma, space, no-break space, thin spaces, apostrophes. */
const SEPARATORS = ", \u00a0\u2009\u202f'’";

/** Format of an amount: digits, optionally grouped in threes, and cents after a point. For `pattern` and `readMoney`. */
export const MONEY_PATTERN = `([0-9]+|[0-9]{1,3}([${SEPARATORS}])[0-9]{3}(\\2[0-9]{3})*)([.][0-9]{1,2})?`;

/** Dollar signs and codes before or after an amount. */
const SIGN = /^(US)?\$ ?|^USD ?| ?(USD|\$)$/gi;

const MAX_AMOUNT_LENGTH = 40;
const MONEY = new RegExp(`^${MONEY_PATTERN}$`);
const BETWEEN = new RegExp(`[${SEPARATORS}]`, "g");

/** Parses an amount as users type it, such as "1,500,000.50" or "$500". Null if it is ambiguous or not an amount. */
export function readMoney(text: string): number | null {
  if (text.length > MAX_AMOUNT_LENGTH) return null;
  const written = text.trim().replace(SIGN, "");
  return MONEY.test(written) ? Number(written.replace(BETWEEN, "")) : null;
}
