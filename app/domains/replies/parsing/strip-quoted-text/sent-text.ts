import type { Line } from "./lines";

const SHINGLE = 5;
/** Words; a shorter run counts as ours only if not already found and if a third of our text is found. */
const LONG_RUN = 12;
const MIN_ENDING_LINES = 3;
/** Maximum words of a reply before the end of our email. */
const FARTHEST = 200;
const MAX_WORDS = 20_000;
const MAX_HOSTS = 20;

interface Word {
  text: string;
  line: number;
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function wordsOf(lines: readonly string[]): Word[] {
  const words: Word[] = [];
  lines.forEach((text, line) => {
    for (const word of text.slice(0, 20_000).split(/\s+/)) {
      const known = word.includes("://") ? "" : bare(word);
      if (known && words.length < MAX_WORDS) words.push({ text: known, line });
    }
  });
  return words;
}

interface Run {
  start: number;
  end: number;
  sentStart: number;
}

const keyAt = (words: readonly Word[], index: number) => {
  let key = "";
  for (let next = index; next < index + SHINGLE; next += 1) key += `${words[next]?.text} `;
  return key;
};

function runsOf(body: readonly Word[], sent: readonly Word[]): Run[] {
  const places = new Map<string, number>();
  for (let index = sent.length - SHINGLE; index >= 0; index -= 1) places.set(keyAt(sent, index), index);
  const runs: Run[] = [];
  for (let index = 0; index + SHINGLE <= body.length; index += 1) {
    const sentStart = places.get(keyAt(body, index));
    if (sentStart === undefined) continue;
    const run = { start: index, end: index + SHINGLE, sentStart };
    const least = runs.at(-1)?.end ?? 0;
    while (
      run.start > least &&
      run.sentStart > 0 &&
      body[run.start - 1]?.text === sent[run.sentStart - 1]?.text
    ) {
      run.start -= 1;
      run.sentStart -= 1;
    }
    while (run.end < body.length && body[run.end]?.text === sent[run.sentStart + run.end - run.start]?.text)
      run.end += 1;
    runs.push(run);
    index = run.end - 1;
  }
  return runs;
}

function oursAmong(body: readonly Word[], sent: readonly Word[]): boolean[] {
  const ours = new Array<boolean>(body.length).fill(false);
  const runs = runsOf(body, sent).sort((a, b) => b.end - b.start - (a.end - a.start));
  const taken = new Array<boolean>(sent.length).fill(false);
  const found = runs.reduce((sum, { start, end }) => sum + end - start, 0);
  for (const { start, end, sentStart } of runs) {
    const length = end - start;
    const isTaken = taken[sentStart] && taken[sentStart + length - 1];
    if (length < LONG_RUN && (isTaken || found < sent.length / 3)) continue;
    taken.fill(true, sentStart, sentStart + length);
    ours.fill(true, start, end);
    followedUp(body, sent, ours, { start, end, sentStart });
  }
  return ours;
}

/** Finds our last few words if a reply between our lines separates them from the rest. */
function followedUp(body: readonly Word[], sent: readonly Word[], ours: boolean[], run: Run): void {
  const expected = run.sentStart + run.end - run.start;
  const left = sent.length - expected;
  if (left < MIN_ENDING_LINES || left >= SHINGLE * 2) return;
  for (let index = run.end; index + left <= body.length && index < run.end + FARTHEST; index += 1) {
    if (body[index]?.line === body[index - 1]?.line) continue;
    let same = 0;
    while (same < left && body[index + same]?.text === sent[expected + same]?.text) same += 1;
    if (same === left) return void ours.fill(true, index, index + left);
  }
}

export interface SentLines {
  isOurs: boolean[];
  restOfLines: Map<number, string>;
}

function behind(text: string, count: number): string {
  const parts = text.split(/(\s+)/);
  let left = count;
  let index = 0;
  while (index < parts.length && left > 0) {
    const part = parts[index] ?? "";
    if (!part.includes("://") && bare(part)) left -= 1;
    index += 1;
  }
  return parts.slice(index).join("").trim();
}

/** Hosts of our links: link checkers rewrite the address but leave the host readable. */
const hostsIn = (sent: string) =>
  [...new Set(sent.match(/:\/\/[a-z0-9.-]{3,100}/gi))].slice(0, MAX_HOSTS).map((host) => host.slice(3));

/** Finds our own text, quoted or not and however it is wrapped. Linear in the words of both. */
export function sentAmong(lines: readonly Line[], sent: string): SentLines {
  const body = wordsOf(lines.map(({ text }) => text));
  const ours = oursAmong(body, wordsOf(sent.split("\n")));
  const total = new Array<number>(lines.length).fill(0);
  const mine = new Array<number>(lines.length).fill(0);
  const leading = new Array<number>(lines.length).fill(0);
  body.forEach(({ line }, index) => {
    if (ours[index]) {
      if (leading[line] === total[line]) leading[line] = (leading[line] ?? 0) + 1;
      mine[line] = (mine[line] ?? 0) + 1;
    }
    total[line] = (total[line] ?? 0) + 1;
  });
  const rest = new Map<number, string>();
  const hosts = hostsIn(sent);
  const isOurs = lines.map(({ text, marks }, index) => {
    const [all, count, first] = [total[index] ?? 0, mine[index] ?? 0, leading[index] ?? 0];
    if (all === 0) return text.includes("://") && hosts.some((host) => text.includes(host));
    if (count === 0) return false;
    if (count === all) return true;
    if (marks > 0 || first !== count) return false;
    const left = behind(text, count);
    const isEnded = /[.?!:؟。…)"]$/u.test(text.slice(0, text.length - left.length).trim());
    if (isEnded && left) rest.set(index, left);
    return false;
  });
  return { isOurs, restOfLines: rest };
}
