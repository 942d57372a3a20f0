import type { Referral } from "./affiliate-facts.server";

const WORDS = {
  invited: { words: "Invited", kind: "plain" },
  joined: { words: "Applied", kind: "busy" },
  approved: { words: "Active", kind: "good" },
  rejected: { words: "Not approved", kind: "plain" },
} as const;

export const referralState = ({ state, reason }: Pick<Referral, "state" | "reason">) =>
  reason === "self" ? ({ words: "The same person as you", kind: "bad" } as const) : WORDS[state];
