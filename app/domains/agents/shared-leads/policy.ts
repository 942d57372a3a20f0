import { formatNumber, plural } from "~/core/format";
import { m } from "~/messages/messages";

export const LEAD_STATES = ["new", "working", "closed", "lost"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const OPEN_STATES: readonly LeadState[] = ["new", "working"];

export const STATE_LABELS: Record<LeadState, string> = {
  get new() {
    return m.agents_shared_leads_policy_new();
  },
  get working() {
    return m.agents_shared_leads_policy_in_progress();
  },
  get closed() {
    return m.agents_shared_leads_policy_closed();
  },
  get lost() {
    return m.agents_shared_leads_policy_lost();
  },
};

export const WAYS = ["call", "whatsapp", "mail", "note"] as const;
export type Way = (typeof WAYS)[number];

export const WAY_LABELS: Record<Way | "outcome", string> = {
  get call() {
    return m.agents_shared_leads_policy_call();
  },
  get whatsapp() {
    return m.agents_shared_leads_policy_whatsapp();
  },
  get mail() {
    return m.agents_shared_leads_policy_email();
  },
  get note() {
    return m.agents_policy_note();
  },
  get outcome() {
    return m.agents_shared_leads_policy_outcome();
  },
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
  get reached() {
    return m.agents_shared_leads_policy_reached();
  },
  get no_answer() {
    return m.agents_shared_leads_policy_no_answer();
  },
  get interested() {
    return m.agents_shared_leads_policy_interested();
  },
  get not_interested() {
    return m.agents_shared_leads_policy_not_interested();
  },
  get call_back() {
    return m.agents_shared_leads_policy_call_back();
  },
  get wrong_number() {
    return m.agents_shared_leads_policy_wrong_number();
  },
};

/** Outcomes that return a lost lead to working. */
export const HOPEFUL: readonly Outcome[] = ["reached", "interested", "call_back"];

export const MAX_EVENTS = 500;
export const MAX_TEXT_LENGTH = 2_000;
export const MAX_STEP_LENGTH = 200;

/** "call: interested", the title of an event. */
export const eventTitle = (kind: Way | "outcome", outcome: Outcome | null) =>
  outcome
    ? m.agents_policy_event({ way: WAY_LABELS[kind], outcome: OUTCOME_LABELS[outcome] })
    : WAY_LABELS[kind];

/** "3 of 12 leads have no usable phone number or email …" */
export const unreachableText = (count: number, all: number) =>
  `${formatNumber(count)} of ${plural(all, "lead")} ${count === 1 ? "has" : "have"} no usable phone number or email. The agent can find and add a contact.`;

export const pastWords = ({ isAssigned }: { isAssigned: number }) =>
  isAssigned ? m.agents_policy_stopped_sharing() : m.agents_policy_ended_assignment();
