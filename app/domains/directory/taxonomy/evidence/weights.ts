export type EvidenceKind = "stated" | "label" | "sector" | "name" | "description" | "website";

/** Raised when words or weights change: a job then weighs existing companies again. */
export const EVIDENCE_VERSION = 1;

export const SURE = 70;
export const LIKELY = 40;

export const WEIGHTS = {
  stated: 95,
  label: { exact: 90, inside: 82, tail: 45 },
  sector: { exact: 76, inside: 45, broad: 42 },
  name: { sure: 78, likely: 48, part: 45 },
  description: { says: 72, mentions: 25 },
  website: { ending: 72, inside: 45, address: 60 },
  parent: 50,
} as const;

export const SHARES = { beside: 0.6, complement: 0.38, unstated: 0.6 } as const;

export const MAX_TEXT_LENGTHS = {
  name: 200,
  label: 200,
  sector: 200,
  description: 400,
  website: 200,
} as const;
