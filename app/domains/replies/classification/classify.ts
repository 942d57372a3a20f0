import { OPEN_CLASSES, reasonsOf } from "./deal-score";
import { decide, type Evidence, weigh } from "./decide";
import { languagesOf, ownWordsOf } from "./languages-of";
import { type Found, indexOf, matchPhrases, type PhraseIndex } from "./match-phrases";
import { meetingIn } from "./meeting";
import { joined, negatorBefore } from "./negation";
import { COURTESIES, compilePhrases, NEGATORS, SPELLINGS } from "./phrase-table";
import { nameIn, referredAddress } from "./referral";
import { type Classification, type ClassTerm, type ReplyClass, WISHES, type Wish } from "./reply-class";
import { resolveIntent } from "./resolve-intent";
import { type Token, tokenize, withoutLinks } from "./tokenize";
import { corrected, knownOf } from "./typing-errors";

const MAX_TEXT_LENGTH = 5_000;

function compile() {
  const { saying, wishing, referring } = compilePhrases();
  return {
    saying: indexOf(saying),
    wishing: indexOf(wishing),
    referring: indexOf(referring),
    own: ownWordsOf([...saying, ...wishing]),
    known: knownOf([...saying, ...wishing], [...COURTESIES, ...NEGATORS.keys(), ...SPELLINGS.keys()]),
  };
}

/** Compiled with the first classification, not when the Worker starts. */
let tables: ReturnType<typeof compile> | undefined;

/** A question mark without words is not a question. */
const asks = (text: string, tokens: readonly Token[]) => /[?؟]/.test(withoutLinks(text)) && tokens.length > 1;

/** A refusal that names another address also counts as a referral. */
const REFERRING: readonly ReplyClass[] = ["not_interested", "unsubscribe"];

const DOUBT: ClassTerm = {
  words: "contradictory phrases, so no deal was created: needs review",
  points: 0,
  class: "unclear",
};

function wishesOf(
  tokens: readonly Token[],
  wishing: readonly Found[],
  said: readonly Found[],
  replyClass: ReplyClass,
) {
  if (replyClass === "unsubscribe") return ["remove" as const];
  if (!OPEN_CLASSES.includes(replyClass)) return [];
  const silent = new Set(said.filter(({ phrase }) => phrase.says === "nothing").flatMap(({ at }) => at));
  const taken = new Set(said.flatMap(({ at }) => at));
  const wanted = wishing.filter(
    (match) => !match.at.some((index) => silent.has(index)) && negatorBefore(tokens, match, taken) === null,
  );
  return WISHES.filter((wish) => wish !== "remove" && wanted.some(({ phrase }) => phrase.says === wish));
}

export function classify(whole: string): Classification {
  const text = whole.slice(0, MAX_TEXT_LENGTH);
  tables ??= compile();
  const spelled = corrected(tokenize(text, SPELLINGS), tables.known);
  const languages = languagesOf(spelled, tables.own);
  const tokens = joined(spelled, languages);
  const find = (index: PhraseIndex) => matchPhrases(tokens, index, languages);
  const said = resolveIntent(text, tokens, find(tables.saying));
  const evidence: Evidence[] = weigh(tokens, said);
  if (asks(text, tokens)) evidence.push({ words: "?", points: 3, class: "question", found: null });
  const { replyClass, isSure } = decide(tokens, evidence, said);
  const shown: ClassTerm[] = evidence.map(({ found: _, ...word }) => word);
  if (replyClass === "interested" && !isSure) shown.push(DOUBT);
  const wishes: Wish[] = wishesOf(tokens, find(tables.wishing), said, replyClass);
  const isReferral = REFERRING.includes(replyClass) || shown.some((row) => row.class === "wrong_person");
  const mayMeet = replyClass === "interested" || (replyClass !== "unsubscribe" && wishes.includes("call"));
  const reasons = reasonsOf(text, tokens, replyClass, wishes);
  return {
    replyClass,
    words: [...shown, ...reasons],
    score: Math.min(
      100,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
    isSure,
    wishes,
    referral: isReferral ? referredAddress(text, tokens) : null,
    referralName: isReferral ? nameIn(text, tokens, find(tables.referring)) : null,
    meeting: mayMeet ? meetingIn(text, tokens) : null,
  };
}
