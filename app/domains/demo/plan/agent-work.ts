import type { LeadEventInput } from "~/domains/agents/shared-leads/schemas";

interface DemoLeadWork {
  /** Days ago when the lead was shared. */
  shared: number;
  /** The expected deal value in US dollars. */
  worth?: number;
  events: { day: number; kind: LeadEventInput["kind"]; outcome: LeadEventInput["outcome"]; text: string }[];
  /** The next step, this many days from today. */
  step?: { text: string; in: number };
  /**
   * Reported as closed `day` days ago, at `value` US dollars. The business confirmed a day later, or has not answered
   * yet. Paid out `paid` days ago.
   */
  close?: { day: number; value: number; isConfirmed: boolean; paid?: number };
}

/** The demo agent's work on leads of the demo business, one entry per lead. */
export const DEMO_LEAD_WORK: readonly DemoLeadWork[] = [
  {
    shared: 50,
    events: [
      { day: 48, kind: "call", outcome: "reached", text: "Wants a quote for twelve units by Friday." },
      {
        day: 41,
        kind: "mail",
        outcome: "interested",
        text: "Sent the quote. The owner wants 30 days to pay.",
      },
    ],
    close: { day: 35, value: 8_400, isConfirmed: true, paid: 16 },
  },
  {
    shared: 50,
    events: [
      { day: 20, kind: "whatsapp", outcome: "interested", text: "Saw the catalogue and wants two to try." },
    ],
    close: { day: 9, value: 3_250, isConfirmed: true },
  },
  {
    shared: 32,
    events: [
      {
        day: 12,
        kind: "call",
        outcome: "interested",
        text: "The board agreed. The contract is coming by email.",
      },
    ],
    close: { day: 1, value: 5_600, isConfirmed: false },
  },
  {
    shared: 20,
    events: [
      { day: 18, kind: "call", outcome: "no_answer", text: "" },
      {
        day: 4,
        kind: "call",
        outcome: "call_back",
        text: "The buyer is travelling and will be back this week.",
      },
    ],
    step: { text: "Call the buyer back", in: -1 },
  },
  {
    shared: 12,
    events: [{ day: 6, kind: "whatsapp", outcome: "reached", text: "Asked for prices in shillings." }],
    step: { text: "Send prices in shillings", in: 0 },
  },
  {
    shared: 12,
    events: [{ day: 3, kind: "call", outcome: "reached", text: "Would like to see one in use." }],
    step: { text: "Visit with the sample", in: 4 },
  },
  {
    shared: 12,
    events: [{ day: 5, kind: "call", outcome: "not_interested", text: "Bought elsewhere in May." }],
  },
  { shared: 3, worth: 12_500, events: [] },
  { shared: 2, worth: 4_800, events: [] },
  { shared: 1, events: [] },
];
