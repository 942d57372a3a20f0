/** Windows-1252 from 0x80 on, where it differs from Latin-1; "\0" is unassigned. */
const EXTRA = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";

/** Letters of African languages that no mark can be taken from. */
const PLAIN: Record<string, string> = {
  ɓ: "b",
  Ɓ: "B",
  ɗ: "d",
  Ɗ: "D",
  ɖ: "d",
  đ: "d",
  ŋ: "n",
  Ŋ: "N",
  ɔ: "o",
  Ɔ: "O",
  ɛ: "e",
  Ɛ: "E",
  ə: "e",
  ƙ: "k",
  Ƙ: "K",
  ƴ: "y",
  Ƴ: "Y",
  ʼ: "'",
};

function byteOf(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
  const extra = letter === "\0" ? -1 : EXTRA.indexOf(letter);
  return extra < 0 ? null : 128 + extra;
}

const UNKNOWN = "[…]";

/**
 * A text in the letters that the fonts of every PDF reader have (Windows-1252): other Latin letters lose their marks, and a run of another script becomes "[…]". `isExact` says whether nothing was lost.
 */
export function printable(text: string): { text: string; bytes: number[]; isExact: boolean } {
  const composed = text.normalize("NFC").replace(/\s+/g, " ");
  const letters = [...composed].map((letter) => {
    if (byteOf(letter) !== null) return letter;
    const bare = PLAIN[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
    if (bare === "" || [...bare].every((text) => byteOf(text) !== null)) return bare;
    return "\u0000";
  });
  const shown = letters.join("").replace(/\0(?:[\0 ]*\0)?/g, UNKNOWN);
  const bytes = [...shown].flatMap((letter) => byteOf(letter) ?? []);
  return { text: shown, bytes, isExact: shown === composed };
}
