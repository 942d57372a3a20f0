/** What a phrase means: a class, "nothing" (no meaning, whatever its words mean alone) or "now" (with a negator: later). */
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

/** Points per phrase, unless its row sets its own. */
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
 * Phrases are separated by semicolons, in any spelling (`readable`). `{a,b c}` is one of these, `{very,}` is optional,
 * `word*` is a prefix, `<name>` is a group, `..` is up to three words of any kind. `^` and `$` are the start and end of
 * a clause, courtesies aside.
 * Words matched by a longer phrase don't count again for a shorter one.
 */
export interface LanguageWords {
  groups: Record<string, string>;
  says: readonly (readonly [Said, string, number?])[];
  wishes: Record<Wished, string>;
  /** Negate what follows in their clause; `own` only phrases of their own language. */
  negators: { any: string; own: string; after: string };
  /** Start a new clause; what follows a contrast counts more, what follows a concession less. */
  joints: { contrasts: string; concessions: string; others: string };
  courtesies: string;
  /** Alternative spellings, each as "written:meant". */
  spellings: string;
  /** Phrases followed by another person's address or name. */
  referrals: string;
}
