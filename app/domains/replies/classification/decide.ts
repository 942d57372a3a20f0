import { largest } from "~/core/lists/unbounded";
import { isBorrowed, isPast, placesAgainst } from "./ambiguity";
import type { Found } from "./match-phrases";
import { emphasisOf, isConceded, negatorBefore } from "./negation";
import type { ClassTerm, ReplyClass } from "./reply-class";
import type { Token } from "./tokenize";

export interface Evidence extends ClassTerm {
  class: ReplyClass;
  found: Found | null;
}

/** Points of a negated phrase of interest, as a refusal. Other negated phrases count as nothing. */
const TURNED_POINTS = 7;
const WEAK_TURNED_POINTS = 5;
const CONTRAST_POINTS = 2;
const STRONG = 5;
const WEAKEST = 3;
/** Points of two plain phrases: enough interest even beside a negation that applies to neither. */
const MUCH = 10;
/** A refusal with this many points is more than a circumstance ("we have a supplier"). */
const PLAIN_REFUSAL = 6;

const placesOf = (found: readonly Found[]) => new Set(found.flatMap(({ at }) => at));

function evidenceOf(tokens: readonly Token[], found: Found, taken: ReadonlySet<number>): Evidence | null {
  const { says, points, isTurned } = found.phrase;
  if (says === "nothing" || says === "now") return null;
  const said = says as ReplyClass;
  const no = isTurned ? negatorBefore(tokens, found, taken) : null;
  if (no !== null) {
    if (said !== "interested") return null;
    const turned = points >= STRONG ? TURNED_POINTS : WEAK_TURNED_POINTS;
    return { words: `${no} … ${found.words}`, points: turned, class: "not_interested", found };
  }
  const emphasis = points > 0 ? emphasisOf(tokens, found) * CONTRAST_POINTS : 0;
  return { words: found.words, points: Math.max(1, points + emphasis), class: said, found };
}

/** Maximum points of a "not now" without a date, which needs review. */
const FOR_NOW_POINTS = 4;

/** Maximum words between a negation and the time expression that it belongs to. */
const NEAR = 2;

const isNear = (one: Found, other: Found) =>
  Math.max((one.at[0] ?? 0) - (other.at.at(-1) ?? 0), (other.at[0] ?? 0) - (one.at.at(-1) ?? 0)) <= NEAR + 1;

/** "Not now": a negation near a word for the present counts as a delay. */
function delayed(evidence: Evidence, tokens: readonly Token[], found: readonly Found[]): Evidence {
  const no = evidence.found;
  if (evidence.class !== "not_interested" || !no) return evidence;
  const part = tokens[no.at[0] ?? 0]?.part;
  const now = found.find(
    (match) => match.phrase.says === "now" && tokens[match.at[0] ?? 0]?.part === part && isNear(no, match),
  );
  const points = Math.min(evidence.points, FOR_NOW_POINTS);
  return now ? { ...evidence, words: `${evidence.words} … ${now.words}`, points, class: "later" } : evidence;
}

export function weigh(tokens: readonly Token[], found: readonly Found[]): Evidence[] {
  const taken = placesOf(found);
  const evidence = found.flatMap((match) => evidenceOf(tokens, match, taken) ?? []);
  const refusals = evidence.filter((clue) => clue.class === "not_interested");
  return refusals.length === 1 ? evidence.map((clue) => delayed(clue, tokens, found)) : evidence;
}

const ORDER_OF_TIES = [
  "unsubscribe",
  "not_interested",
  "wrong_person",
  "later",
  "interested",
  "question",
] as const;

const sumOf = (evidence: readonly Evidence[], replyClass: string) =>
  evidence.filter((clue) => clue.class === replyClass).reduce((sum, { points }) => sum + points, 0);

const mostOf = (evidence: readonly Evidence[], replyClass: string) =>
  largest(
    evidence.filter((clue) => clue.class === replyClass).map(({ points }) => points),
    0,
  );

/** @returns the category, and whether it needs no review */
export function decide(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  found: readonly Found[],
): { replyClass: ReplyClass; isSure: boolean } {
  const sums = ORDER_OF_TIES.map((replyClass) => ({
    each: replyClass,
    sum: sumOf(evidence, replyClass),
    most: mostOf(evidence, replyClass),
  }));
  const sum = (replyClass: string) => sums.find(({ each }) => each === replyClass)?.sum ?? 0;
  if (mostOf(evidence, "unsubscribe") >= PLAIN_REFUSAL)
    return { replyClass: "unsubscribe", isSure: sum("unsubscribe") >= sum("interested") };
  const rivals = sums.filter(({ each }) => each !== "question" || sum("interested") <= WEAKEST);
  const [top, second] = rivals.sort((a, b) => b.most - a.most || b.sum - a.sum);
  const isWeak = top?.each === "interested" && top.sum <= WEAKEST;
  if (!top || top.sum < WEAKEST || isWeak) return { replyClass: "unclear", isSure: false };
  if (top.each !== "interested")
    return { replyClass: top.each, isSure: top.sum >= STRONG && top.sum - (second?.sum ?? 0) >= WEAKEST };
  if (mostOf(evidence, "not_interested") >= WEAKEST) return { replyClass: "unclear", isSure: false };
  const taken = placesOf(found);
  const wanted = evidence.flatMap((clue) => (clue.class === "interested" ? (clue.found ?? []) : []));
  if (wanted.some((value) => isConceded(tokens, value, wanted)))
    return { replyClass: "unclear", isSure: false };
  const clean = wanted.filter((value) => !isPast(tokens, value, taken));
  const doubts = placesAgainst(tokens, wanted, taken);
  const last = clean.length ? largest(clean.flatMap(({ at }) => at)) : undefined;
  if (
    last === undefined ||
    doubts.some((place) => place > last || tokens[place]?.part === tokens[last]?.part)
  )
    return { replyClass: "unclear", isSure: false };
  if (doubts.length > 0 && top.sum < MUCH) return { replyClass: "unclear", isSure: false };
  const isPlain = doubts.length === 0 && !wanted.some((value) => isBorrowed(tokens, value, taken));
  const against = ["not_interested", "later", "wrong_person", "unsubscribe"].some(
    (text) => mostOf(evidence, text) >= WEAKEST,
  );
  return { replyClass: "interested", isSure: top.sum >= STRONG && isPlain && !against };
}
