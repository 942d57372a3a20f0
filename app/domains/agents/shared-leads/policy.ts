import { formatNumber, plural } from "~/core/format";

export const LEAD_STATES = ["new", "working", "closed", "lost"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const OPEN_STATES: readonly LeadState[] = ["new", "working"];

export const STATE_LABELS: Record<LeadState, string> = {
  new: "New",
  working: "In progress",
  closed: "Closed",
  lost: "Lost",
};

export const WAYS = ["call", "whatsapp", "mail", "note"] as const;
export type Way = (typeof WAYS)[number];

export const WAY_LABELS: Record<Way | "outcome", string> = {
  call: "Call",
  whatsapp: "WhatsApp",
  mail: "Email",
  note: "Note",
  outcome: "Outcome",
};

export const OUTCOMES = [
  "reached",
  "no_answer",
  "interested",
  "not_interested",
  "call_back",
  "wrong_number",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_LABELS: Record<Outcome, string> = {
  reached: "reached",
  no_answer: "no answer",
  interested: "interested",
  not_interested: "not interested",
  call_back: "call back",
  wrong_number: "wrong number",
};

/** After these a lost lead is worked on again. */
export const HOPEFUL: readonly Outcome[] = ["reached", "interested", "call_back"];

export const MAX_EVENTS = 500;
export const MAX_TEXT_LENGTH = 2_000;
export const MAX_STEP_LENGTH = 200;

/** "call: interested". */
export const eventTitle = (kind: Way | "outcome", outcome: Outcome | null) =>
  outcome ? `${WAY_LABELS[kind]}: ${OUTCOME_LABELS[outcome]}` : WAY_LABELS[kind];

/** "3 of 12 leads have no phone number or email an agent can use …" */
export const unreachableText = (count: number, all: number) =>
  `${formatNumber(count)} of ${plural(all, "lead")} ${count === 1 ? "has" : "have"} no phone number or email an agent can use. The agent can find and add a contact.`;

export const pastWords = ({ isAssigned }: { isAssigned: number }) =>
  isAssigned ? "The business stopped sharing this lead" : "This business ended the assignment";
