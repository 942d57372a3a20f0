// Finds replaced words that a text still contains. Uses no file system: tests import it directly.

const WORD = /[A-Za-z_$][\w$]*(?:-[\w$]+)*/g;

/** Parses a table with one line per word: the old word, a tab, its replacement. A star matches any characters: `*_COUNT`. */
export function vocabularyOf(table) {
  const rules = table
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const whole = new Map(rules.filter(([word]) => !word.includes("*")));
  const patterns = rules
    .filter(([word]) => word.includes("*"))
    .map(([word, use]) => [new RegExp(`^${word.replaceAll("*", "\\w+")}$`), use]);
  const known = new Map();
  const replacementOf = (word) => {
    if (!known.has(word))
      known.set(word, whole.get(word) ?? patterns.find(([pattern]) => pattern.test(word))?.[1] ?? null);
    return known.get(word);
  };
  /** Yields each old word of a text with its line and its replacement. */
  return function* oldWords(text) {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const use = replacementOf(word);
      if (use !== null) yield { word, use, line: text.slice(0, index).split("\n").length };
    }
  };
}
