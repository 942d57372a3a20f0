// The words that were replaced: which of them a text still has. No file system: the tests call it as it is.

const WORD = /[A-Za-z_$][\w$]*(?:-[\w$]+)*/g;

/** Of a table with a line for each word: the old one, a tab, the one to use. A star stands for letters: `*_COUNT`. */
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
  /** Each old word of a text with its line and the word to use. */
  return function* oldWords(text) {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const use = replacementOf(word);
      if (use !== null) yield { word, use, line: text.slice(0, index).split("\n").length };
    }
  };
}
