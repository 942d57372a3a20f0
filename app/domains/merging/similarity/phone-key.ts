const TELLING = 9;

/** The last digits of a number, so that +254 700 000000 and 0700 000000 are one; null where there are too few. */
export function phoneKey(text: string | null): string | null {
  const digits = (text ?? "").replace(/(ext\.?|poste|x|#) ?\d+$/i, "").replace(/\D/g, "");
  return digits.length >= 7 ? digits.slice(-TELLING) : null;
}
