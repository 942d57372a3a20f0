import { paths } from "~/paths";

const { site, auth } = paths;

/** A goal of a business, and the step that leads to it. */
export const GOALS = [
  [
    "Enter a new market",
    "Find out who is there, before you book a flight.",
    "#find",
    "Describe your customer",
  ],
  ["Fill a pipeline", "Turn a list into companies that fit, with the reasons.", "#fit", "See who fits"],
  [
    "Sell through local agents",
    "Have someone at the table who knows the place.",
    "#meet",
    "Send a local agent",
  ],
  [
    "Follow every lead to the deal",
    "Know where each one stands, and what it brings.",
    "#deal",
    "Follow the deal",
  ],
] as const;

interface Capability {
  need: string;
  usual: string;
  here: string;
  more?: { to: string; label: string };
}

/** How a need is met without the product and with it, in words that hold for both. */
export const CAPABILITIES: Capability[] = [
  {
    need: "Find companies",
    usual: "Search engines, trade fairs, bought lists",
    here: "One directory of 54 countries, asked in plain words",
    more: { to: site.home, label: "Try it" },
  },
  {
    need: "Know whom to call first",
    usual: "A feeling, or a score without reasons",
    here: "A score that opens into its reasons",
    more: { to: "#fit", label: "See one" },
  },
  {
    need: "Trust a record",
    usual: "No source, no date",
    here: "Source and date beside every field",
  },
  {
    need: "Write to them",
    usual: "A mail program and a spreadsheet",
    here: "Templates and campaigns, beside the leads they go to",
    more: { to: site.pricing, label: "Limits by plan" },
  },
  {
    need: "Be there in person",
    usual: "An office, or a distributor under contract",
    here: "An agent who is paid when a deal closes",
    more: { to: site.rates, label: "Their rates" },
  },
  {
    need: "Know what it brought",
    usual: "Reports from several tools",
    here: "One line from the lead to the confirmed deal",
    more: { to: auth.businessSignup, label: "Start Free Trial" },
  },
];

/** What a buyer should know before, not after. */
export const LIMITS = [
  "It does not collect profiles from LinkedIn. You may upload a file you exported yourself.",
  "It writes to nobody whose address has no known source.",
  "It does not replace your accounting, and sends no invoices to your customers.",
  "Where a field is not known, it says so. It never fills a gap with a guess.",
] as const;

export const STAGES = ["New lead", "Qualified", "In progress", "Closed won"] as const;
