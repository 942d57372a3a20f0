/** A class, a wish, or: "nothing" (says nothing, whatever its words say alone), "now" (with a no: later). */
export type Said =
  | "unsubscribe"
  | "not_interested"
  | "wrong_person"
  | "later"
  | "interested"
  | "question"
  | "nothing"
  | "now";

export type Wished = "call" | "price" | "remove";

/** Points of one phrase, where it stands in a row without any. */
export const POINTS: Record<Said, number> = {
  unsubscribe: 9,
  not_interested: 7,
  wrong_person: 7,
  later: 6,
  interested: 5,
  question: 3,
  nothing: 0,
  now: 0,
};

/**
 * Phrases stand between semicolons, in any spelling (`readable`). `{a,b c}` one of these, `{very,}` or none, `
   word*` how a word begins,
 * `<name>` a group, `..` up to three words of any kind, `^` and `$` the beginning and the end of a part of a sentence, courtesies aside.
 * What a longer phrase has said, a shorter one does not say again.
 */
export interface LanguageWords {
  groups: Record<string, string>;
  says: readonly (readonly [Said, string, number?])[];
  wishes: Record<Wished, string>;
  /** They turn what follows in their part of a sentence; `own` only what is of their own language. */
  negators: { any: string; own: string; after: string };
  /** A new part of the sentence begins; what follows a contrast counts more, what follows a concession less. */
  joints: { contrasts: string; concessions: string; others: string };
  courtesies: string;
  /** As it is also written: word, colon, what is meant. */
  spellings: string;
  /** An address or a name of another person follows. */
  referrals: string;
}
