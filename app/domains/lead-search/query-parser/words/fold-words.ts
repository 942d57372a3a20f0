/** Returns lowercase words without accents; Arabic letters with two spellings become one. */
export const foldWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\u0640]+/gu, "")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/ٱ/g, "ا")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
