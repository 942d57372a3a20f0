/** Single-byte encodings still used by files and emails, in order of preference. Labels of the WHATWG Encoding Standard. */
export const LEGACY_CHARSETS = [
  "windows-1252",
  "windows-1256",
  "macintosh",
  "windows-1250",
  "windows-1251",
] as const;
export type LegacyCharset = (typeof LEGACY_CHARSETS)[number];

const MAX_EVIDENCE = 32 * 1024;
const MAX_WORDS = 2_000;

/** Letters of French, Portuguese, Spanish, German and Italian. */
const WESTERN = /[àâäáãåçéèêëíìîïñóòôöõúùûüœæß]/u;
/** Letters of Polish, Czech, Slovak, Hungarian, Romanian and Croatian. */
const CENTRAL = /[ąćčďđęěğłľńňőřśšťůűýźžżășțş]/u;
const LATIN = /\p{Script=Latin}/u;
const LETTERS = {
  arabic: /^[\p{Script=Arabic}\p{M}ـ]+$/u,
  cyrillic: /^\p{Script=Cyrillic}+$/u,
  latin: /^[\p{Script=Latin}\p{M}'’ʼ-]+$/u,
};
/** The most frequent letters of Arabic, about half of any text. */
const FREQUENT_ARABIC = /[اليمونرت]/gu;

const isUpper = (letter: string) => letter !== letter.toLowerCase();

/** Counts uppercase letters after lowercase ones: no one writes "MbArGÉ". */
function casesMixed(letters: readonly string[]): number {
  let mixed = 0;
  for (let index = 1; index < letters.length; index += 1)
    if (
      isUpper(letters[index] ?? "") &&
      !isUpper(letters[index - 1] ?? "") &&
      /\p{Ll}/u.test(letters[index - 1] ?? "")
    )
      mixed += 1;
  return mixed;
}

function scoreOfLatin(word: string): number {
  const letters = [...word];
  let score = 0;
  let run = 0;
  for (const letter of letters) {
    if (letter < "\u0080" || !LATIN.test(letter)) {
      run = 0;
      continue;
    }
    run += 1;
    const small = letter.toLowerCase();
    score += letters.length === 1 ? 0 : WESTERN.test(small) ? 1 : CENTRAL.test(small) ? 0.8 : 0.2;
    // Three consecutive accented letters indicate another script.
    if (run > 2) score -= 3;
  }
  return score - 3 * casesMixed(letters);
}

/** Scores how plausible a word is by its non-ASCII letters; 0 for an ASCII word. */
function scoreOf(word: string): number {
  if (/^[\u0020-\u007f]*$/.test(word)) return 0;
  if (word.includes("\ufffd")) return -4;
  if (/[\u0080-\u009f]/.test(word)) return -4;
  const letters = word.replace(/[^\p{L}\p{M}'’ʼ-]/gu, "");
  const signs = [...word].filter((sign) => sign > "\u007f" && !/[\p{L}\p{M}’ʼ“”‘«»–—…°№€،؛؟٠-٩]/u.test(sign));
  // Symbols inside a word: "SociŽtŽ" has none, "Ch‰teau" has one.
  const penalty = signs.length * 2;
  if (letters === "") return -penalty / 2;
  if (LETTERS.latin.test(letters)) return scoreOfLatin(letters) - penalty;
  if (LETTERS.arabic.test(letters))
    return (
      (letters.length > 1 ? letters.length * 0.7 : 0) +
      (letters.match(FREQUENT_ARABIC)?.length ?? 0) * 0.6 -
      penalty
    );
  if (LETTERS.cyrillic.test(letters)) {
    const all = [...letters];
    // A Cyrillic word is all uppercase, or lowercase after its first letter.
    return (all.length > 1 ? all.length * 0.8 : 0) - 3 * casesMixed(all) - penalty;
  }
  // The word mixes letters of two scripts.
  return -3 - penalty;
}

/** Collects words that contain non-ASCII bytes, each with a space after it. */
export class CharsetEvidence {
  private readonly bytes = new Uint8Array(MAX_EVIDENCE);
  private length = 0;
  private word: number[] = [];
  private isMarked = false;

  push(chunk: Uint8Array): void {
    for (const byte of chunk) {
      if (this.length >= MAX_EVIDENCE) return;
      const isBetween = byte <= 0x2c && byte !== 0x27;
      if (!isBetween && byte !== 0x3b && byte !== 0x7c) {
        if (this.word.length < 60) this.word.push(byte);
        this.isMarked ||= byte >= 0x80;
      } else this.end();
    }
  }

  private end(): void {
    if (this.isMarked && this.length + this.word.length < MAX_EVIDENCE) {
      this.bytes.set(this.word, this.length);
      this.length += this.word.length;
      this.bytes[this.length] = 0x20;
      this.length += 1;
    }
    this.word = [];
    this.isMarked = false;
  }

  /** The charset among `among` in which the words score best; of equal ones, the first in the list. */
  charset(among: readonly LegacyCharset[] = LEGACY_CHARSETS): LegacyCharset {
    this.end();
    const bytes = this.bytes.subarray(0, this.length);
    let best = { charset: among[0] ?? "windows-1252", score: Number.NEGATIVE_INFINITY };
    for (const charset of among) {
      const words = new TextDecoder(charset).decode(bytes).split(" ").slice(0, MAX_WORDS);
      const score = words.reduce((sum, word) => sum + scoreOf(word), 0);
      if (score > best.score) best = { charset, score };
    }
    return best.charset;
  }
}

export function legacyCharsetOf(bytes: Uint8Array, among?: readonly LegacyCharset[]): LegacyCharset {
  const evidence = new CharsetEvidence();
  evidence.push(bytes);
  return evidence.charset(among);
}
