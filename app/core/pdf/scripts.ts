/**
 * Scripts that our PDFs support beyond Windows-1252. Each has a font below public/fonts/pdf and the code point ranges
 * (hex) that scripts/pdf-fonts/subset.mjs takes from Noto. `tag` is the OpenType script tag.
 */
export const PDF_SCRIPTS = {
  latin: {
    tag: "latn",
    name: "NotoSans",
    ranges: "100-36f 1dc4-1eff 2000-214f 2190-2199 2212 2c60-2c7f a700-a7ff ab30-ab6f fb00-fb06",
  },
  arabic: {
    tag: "arab",
    name: "NotoSansArabic",
    ranges: "600-6ff 750-77f 870-8ff fb50-fdff fe70-fefe",
  },
  ethiopic: {
    tag: "ethi",
    name: "NotoSansEthiopic",
    ranges: "1200-139f 2d80-2ddf ab00-ab2f 1e7e0-1e7ff",
  },
  tifinagh: { tag: "tfng", name: "NotoSansTifinagh", ranges: "2d30-2d7f" },
} as const;

export type PdfScript = keyof typeof PDF_SCRIPTS;

/** "20-7e a0" as [[32, 126], [160, 160]]. */
export const rangesOf = (ranges: string): [first: number, last: number][] =>
  ranges.split(" ").map((range) => {
    const [first = 0, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16));
    return [first, last];
  });
