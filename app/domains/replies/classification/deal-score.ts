import { CLASS_NAMES, type ClassTerm, type ReplyClass, type Wish } from "./reply-class";
import type { Token } from "./tokenize";

const DEAL_CHANCE: Record<ReplyClass, number> = {
  interested: 60,
  question: 45,
  later: 30,
  unclear: 20,
  wrong_person: 10,
  not_interested: 5,
  unsubscribe: 0,
};

const OF_WISHES: readonly (readonly [Wish, number, string])[] = [
  ["call", 15, "Asks for a call or meeting"],
  ["price", 10, "Asks for a price"],
];

const PHONE = /(?:\+|00)\d[\d ()-]{7,16}\d/;
const LONG_REPLY_WORDS = 30;

export const OPEN_CLASSES: readonly ReplyClass[] = ["interested", "question", "later"];

/** @returns the named reasons; the score is the sum of their points */
export function reasonsOf(
  text: string,
  tokens: readonly Token[],
  replyClass: ReplyClass,
  wishes: readonly Wish[],
): ClassTerm[] {
  const reason = (said: string, points: number): ClassTerm => ({ words: said, points, class: "score" });
  const reasons = [reason(CLASS_NAMES[replyClass], DEAL_CHANCE[replyClass])];
  if (!OPEN_CLASSES.includes(replyClass)) return reasons;
  for (const [wish, points, said] of OF_WISHES) if (wishes.includes(wish)) reasons.push(reason(said, points));
  if (PHONE.test(text)) reasons.push(reason("Left a phone number", 10));
  if (tokens.length > LONG_REPLY_WORDS) reasons.push(reason(`Wrote more than ${LONG_REPLY_WORDS} words`, 5));
  return reasons;
}
