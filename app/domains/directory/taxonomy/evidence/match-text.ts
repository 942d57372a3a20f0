import { smallest } from "~/core/lists/unbounded";
import { companyWords, type Entry, type Phrases } from "./phrases";
import { SHARES } from "./weights";
import type { Word } from "./words";

export interface Match {
  id: string;
  strength: Entry["strength"];
  text: string;
  share: number;
  isWhole: boolean;
  segment: number;
}

interface Found extends Entry {
  id: string;
  from: number;
  to: number;
}

/** Finds the longest phrases from the left, none inside another. */
function phrasesFound(
  words: Word[],
  { entries, longest }: Phrases,
): (Found | (Entry & { from: number; to: number }))[] {
  const found: (Entry & { from: number; to: number })[] = [];
  for (let from = 0; from < words.length; ) {
    let to = Math.min(words.length, from + longest);
    let entry: Entry | undefined;
    for (; to > from; to--) {
      entry = entries.get(
        words
          .slice(from, to)
          .map(({ text }) => text)
          .join(" "),
      );
      if (entry) break;
    }
    if (entry) found.push({ ...entry, from, to });
    from = entry ? to : from + 1;
  }
  return found;
}

const isOfSomething = (found: Entry & { from: number; to: number }): found is Found => found.id !== null;

function isJoinedTo(one: Found, other: Found, words: Word[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return words.slice(first.to, second.to).some((word) => word.isJoined);
}

const ALONE = new Set(["education", "research", "government", "nonprofit"]);

function subjectOf(all: Found[], words: Word[], last: number): Found | undefined {
  const firstSegment = smallest(all.map(({ from }) => words[from]?.segment ?? 0));
  const own = all.filter(({ from }) => (words[from]?.segment ?? 0) === firstSegment);
  const end = all.find(({ to }) => to === last);
  if (end?.isHead && end.isEnglish && ALONE.has(end.id)) return end;
  const foreign = own.find(({ isEnglish, strength }) => !isEnglish && strength === "sure");
  const english = own.filter(({ isEnglish }) => isEnglish);
  const role = english.at(-1);
  if (role?.strength === "role" && role === own.at(-1)) return role;
  const sure = own.filter(({ strength }) => strength === "sure");
  if (foreign && foreign === sure[0]) return foreign;
  return sure.at(-1) ?? own.at(-1);
}

export function matchesIn(
  words: Word[],
  phrases: Phrases,
  family: (a: string, b: string) => boolean,
): Match[] {
  const all = phrasesFound(words, phrases).filter(isOfSomething);
  let last = words.length;
  while (last > 1 && companyWords().has(words[last - 1]?.text ?? "")) last -= 1;
  const subject = subjectOf(all, words, last);
  if (!subject) return [];
  const segmentOf = ({ from }: Found) => words[from]?.segment ?? 0;
  return all.map((phrase) => {
    const { id, strength, from, to } = phrase;
    const text = words
      .slice(from, to)
      .map(({ written }) => written)
      .join(" ");
    const isWhole =
      (from === 0 || words[from]?.isJoined === true || segmentOf(phrase) !== words[from - 1]?.segment) &&
      (to === words.length || words[to]?.isJoined === true || segmentOf(phrase) !== words[to]?.segment);
    let share = 1;
    if (phrase !== subject && !family(id, subject.id)) {
      const joined = segmentOf(phrase) === segmentOf(subject) && isJoinedTo(phrase, subject, words);
      if (subject.strength === "role" || segmentOf(phrase) > segmentOf(subject)) share = SHARES.complement;
      else if (subject.isHead && (ALONE.has(subject.id) || !joined)) share = SHARES.complement;
      else if (strength === "sure" && !joined) share = SHARES.beside;
      else if (segmentOf(phrase) < segmentOf(subject)) share = SHARES.complement;
    }
    return { id, strength, text, share, isWhole, segment: segmentOf(phrase) };
  });
}
