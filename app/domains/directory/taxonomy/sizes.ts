/** Company sizes by number of employees; position + 1 is the index token (s_1 to s_5). */
export const SIZES = ["1-10", "11-50", "51-200", "201-1000", "1000+"] as const;

export type Size = (typeof SIZES)[number];

const UPPER = [10, 50, 200, 1000] as const;

function sizeOfCount(count: number): Size | null {
  if (!Number.isFinite(count) || count < 1) return null;
  const step = UPPER.findIndex((upper) => count <= upper);
  return SIZES[step === -1 ? SIZES.length - 1 : step] ?? null;
}

/** Returns the numbers in a text: "12,390", "12.390", "1 000" and "1'000" are one number each, "5k" is 5000. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,3}(?:[,.'’\s]\d{3})+(?!\d)|\d+(?:\.\d+)?/g)].map((match) => {
    const digits = match[0];
    const number = /[,.'’\s]\d{3}$/.test(digits) ? Number(digits.replace(/\D/g, "")) : Number(digits);
    return /^\s?k\b/i.test(text.slice(match.index + digits.length)) ? number * 1000 : number;
  });
}

/**
 * Reads "50", "1 000", "51 to 200", "over 500". A range counts by its middle, so "10-50" is 11-50; an open range counts
 * as above its number. "small", "medium" and "large" return null: their meaning differs between countries and sources.
 */
export function sizeOf(input: string | number): Size | null {
  if (typeof input === "number") return sizeOfCount(input);
  const text = input.normalize("NFKC").toLowerCase();
  const numbers = numbersIn(text);
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return null;
  if (second !== undefined) return second < first ? null : sizeOfCount((first + second) / 2);
  if (/\+|\b(more than|over|above)\b|>/.test(text)) return sizeOfCount(first + 1);
  if (/\b(less than|fewer than|under|below|up to)\b|</.test(text))
    return first > 1 ? sizeOfCount(first - 1) : null;
  return sizeOfCount(first);
}

export function sizeLabel(size: Size): string {
  return `${size} employees`;
}
