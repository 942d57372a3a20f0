import { paths } from "~/paths";

const { site, auth } = paths;

/** A goal of a business, and the step that leads to it. */
export const GOALS = [
  ["Enter a new market", "Find companies before you book a flight.", "#find", "Describe your customer"],
  ["Fill a pipeline", "Find matching companies, with reasons.", "#fit", "View matches"],
  ["Sell through local agents", "Have someone local at the table.", "#meet", "Send a local agent"],
  ["Follow every lead to the deal", "See each lead’s stage and value.", "#deal", "Follow the deal"],
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
    usual: "A guess, or a score without reasons",
    here: "A score with its reasons",
    more: { to: "#fit", label: "See one" },
  },
  {
    need: "Trust a record",
    usual: "Without source or date",
    here: "Source and date for every field",
  },
  {
    need: "Email them",
    usual: "An email app and a spreadsheet",
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
    need: "Measure results",
    usual: "Reports from several tools",
    here: "One record from lead to confirmed deal",
    more: { to: auth.businessSignup, label: "Start Free Trial" },
  },
];

/** What a buyer should know before, not after. */
export const LIMITS = [
  "It does not collect profiles from LinkedIn. You may upload a file you exported yourself.",
  "It never emails addresses without a known source.",
  "It does not replace your accounting, and sends no invoices to your customers.",
  "It never fills gaps with guesses. Missing data is marked.",
] as const;

export const STAGES = ["New lead", "Qualified", "In progress", "Closed won"] as const;
