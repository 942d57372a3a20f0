import type { Tone } from "../choices";

/**
 * Pieces of sentences, put together as "opener: frame.", "lead: facts; audience." and "step: call, ending.". They say nothing of
 * a business: no figure, name, praise or promise. The numbers of pieces give each sentence 52 or 56 forms.
 */
export interface Phrases {
  openers: Record<Tone, readonly [string, string, string, string]>;
  /** 13, with {topic}. */
  frames: readonly string[];
  /** 8. */
  leads: readonly string[];
  /** 7, with {audience}. */
  audiences: readonly string[];
  /** 8. */
  steps: readonly string[];
  /** 7; the end of the call to action. */
  endings: readonly string[];
  /** Where the brief names no call to action: with {brand}. */
  call: string;
  /** In the place of a brand or an audience that the brief does not name. */
  us: string;
  you: string;
  /** Of a sentence, a question and a list of facts. */
  stop: string;
  and: string;
}
