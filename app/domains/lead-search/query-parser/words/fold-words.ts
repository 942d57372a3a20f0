/** Small letters without accents; the Arabic letters that are written in two ways, in one. */
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
