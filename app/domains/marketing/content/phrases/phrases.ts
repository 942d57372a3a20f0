import type { Tone } from "../choices";

/**
 * Pieces of sentences, put together as "opener: frame.", "lead: facts; audience." and "step: call, ending.". They say nothing of
 * a business: no figure, name, praise or promise. 4 by 13, 8 by 7 and 8 by 7 pieces give each sentence 52 or 56 forms.
 */
export interface Phrases {
  openers: Record<Tone, readonly [string, string, string, string]>;
  frames: readonly string[];
  leads: readonly string[];
  audiences: readonly string[];
  steps: readonly string[];
  endings: readonly string[];
  /** Where the brief names no call to action: with {brand}. */
  call: string;
  /** In the place of a brand or an audience that the brief does not name. */
  us: string;
  you: string;
  stop: string;
  colon: string;
  and: string;
}
