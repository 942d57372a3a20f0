import { STOPS } from "./tokens";
import { foldWords } from "./words/fold-words";
import { isFunction, MAX_FUNCTION_PHRASE_WORDS, rolesOf } from "./words/function-words";

const MAX_CARRIERS = 4;
const MAX_PRECEDING_LENGTH = 80;

/** Returns the index of the "no" before a head count, with only small words in between; -1 if there is none. */
export function negatedFrom(text: string): number {
  const tokens = [...text.slice(-MAX_PRECEDING_LENGTH).matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const start = Math.max(0, text.length - MAX_PRECEDING_LENGTH);
  for (let last = tokens.length - 1, small = 0; last >= 0 && small <= MAX_CARRIERS; last--, small++) {
    const end = tokens[last + 1]?.index ?? text.length - start;
    const token = tokens[last];
    if (!token || STOPS.test(text.slice(start + token.index + token[0].length, start + end))) return -1;
    for (let first = last; first >= 0 && last - first < MAX_FUNCTION_PHRASE_WORDS; first--) {
      const phrase = tokens.slice(first, last + 1).flatMap((token) => foldWords(token[0]));
      const roles = [...(rolesOf(phrase.join(" "))?.values() ?? [])];
      if (roles.length > 0 && roles.every((role) => role.has("negators")))
        return start + (tokens[first]?.index ?? 0);
    }
    if (!isFunction(foldWords(token[0]).join(""))) return -1;
  }
  return -1;
}
