import type { Tone } from "../choices";

/**
 * Sentence parts, combined as "opener: frame.", "lead, audience: facts." and "step: call, ending.". They state nothing
 * about a business: no figure, name, praise or promise. 4 × 13, 8 × 7 and 8 × 7 parts give each sentence 52 or 56
 * variants.
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
  /** Used if the brief has no call to action; contains {brand}. */
  call: string;
  /** Replaces a brand or an audience that the brief does not name. */
  us: string;
  you: string;
  stop: string;
  colon: string;
  comma: string;
  and: string;
  /** First words of a fact or call that become lowercase inside a sentence. */
  lowered: readonly string[];
}
