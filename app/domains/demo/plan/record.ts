/** The records of one company of the demo business; days are days ago. */
export const DEMO_RECORD = {
  agent: {
    shared: 6,
    event: { day: 4, kind: "call", outcome: "interested", text: "The buyer would like a visit next week." },
  },
  notes: [
    { day: 5, kind: "note", text: "Three branches; the head office decides on suppliers each quarter." },
    { day: 3, kind: "call", text: "Spoke with purchasing. They compare us with one other supplier." },
  ],
  statuses: [
    { day: 5, status: "contacted" },
    { day: 2, status: "qualified" },
  ],
  tasks: [{ title: "Send the price list for three branches", dueIn: 2 }],
  reply: "Thank you for your interest. The price list for three branches follows this week.",
  draft: "Would Thursday at 10:00 suit you for a short call about the price list?",
} as const;
