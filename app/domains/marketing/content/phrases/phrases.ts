import type { Tone } from "../choices";

/**
 * Pieces of sentences, put together as "opener: frame.", "lead, audience: facts." and "step: call, ending.". They say nothing about
 * a business: no figure, name, praise or promise. 4 by 13, 8 by 7 and 8 by 7 pieces give each sentence 52 or 56 forms.
 */
export interface Phrases {
  openers: Record<Tone, readonly [string, string, string, string]>;
  frames: readonly string[];
  leads: readonly string[];
  audiences: readonly string[];
  /** Before an audience when the brief has no facts. */
  thisIs: string;
  steps: readonly string[];
  endings: readonly string[];
  /** Where the brief names no call to action: with {brand}. */
  call: string;
  /** In the place of a brand or an audience that the brief does not name. */
  us: string;
  you: string;
  stop: string;
  colon: string;
  comma: string;
  and: string;
  /** First words of a fact or call that lose their capital inside a sentence. */
  lowered: readonly string[];
}
