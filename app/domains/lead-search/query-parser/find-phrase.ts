import { isMeant } from "./is-meant";
import { lexicon } from "./lexicon";
import { type Entry, JOINS, type Node } from "./phrase-tree";
import { type Query, STOPS } from "./tokens";
import type { Language, WordForm } from "./words/word-keys";

const KINDS = ["place", "city", "words", "elsewhere", "size", "industry"];
const MAX_PHRASE_TOKENS = 7;

interface Found {
  entry: Entry;
  length: number;
  prefix: string;
  isExact: boolean;
}

export function findPhrase(sentence: Query, index: number): Found | null {
  const all: Found[] = [];
  const first = sentence.tokens[index];
  if (!first) return null;
  const walk = (node: Node, next: number, prefix: string, language: string, phrase: string) => {
    for (const entry of node.entries)
      if (isMeant(sentence, entry, index, next, prefix))
        all.push({ entry, length: next - index, prefix, isExact: entry.phrase === phrase });
    const token = sentence.tokens[next];
    if (!token || next - index > MAX_PHRASE_TOKENS || (next > index && STOPS.test(token.glue))) return;
    const forms: readonly WordForm[] = token.forms;
    for (const form of forms) {
      if (next > index && !form.key.startsWith(language)) continue;
      const child = node.next.get(form.key);
      if (child) {
        const begun = next === index ? form.prefix : prefix;
        walk(child, next + 1, begun, form.key.slice(0, 3), `${phrase} ${token.word}`.trim());
      }
    }
    const joins = JOINS[language.slice(0, 2) as Language];
    if (next > index && joins?.has(token.word))
      walk(node, next + 1, prefix, language, `${phrase} ${token.word}`);
  };
  walk(lexicon(), index, "", "", "");
  all.sort((a, b) => rank(sentence, b) - rank(sentence, a));
  return all[0] ?? null;
}

function rank(sentence: Query, { entry, length, isExact, prefix }: Found): number {
  const isOwn = entry.language === sentence.language;
  const isFirst = KINDS.length - KINDS.indexOf(entry.meaning.kind);
  return length * 1000 + (isExact ? 200 : 0) + (isOwn ? 100 : 0) - prefix.length * 20 + isFirst;
}
