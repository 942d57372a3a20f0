import { readMoney } from "~/core/money";
import { payDeals } from "./paid-deals";
import { AGENT_TIERS, type AgentTier } from "./tiers";

const MONTHS = 12;
const MAX_DEALS = 20;
/** US dollars. */
const MAX_VALUE = 1_000_000;
const EXAMPLE = { deals: "2", value: "4,000" };

interface Earnings {
  /** The values as typed, to edit. */
  asked: { deals: string; value: string };
  problem: string | null;
  /** The first year of an agent who starts at Entry, in US cents. Null for values that can't be read. */
  year: {
    deals: number;
    value: number;
    total: number;
    tiers: { tier: AgentTier; deals: number; paid: number }[];
  } | null;
}

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** A year's earnings from equal deals of `value` US cents, by the tiers they reach. */
function yearOf(dealsPerMonth: number, value: number) {
  const deals = payDeals(Array(dealsPerMonth * MONTHS).fill(value));
  const tiers = AGENT_TIERS.map((tier) => {
    const ofTier = deals.filter((deal) => deal.tier === tier);
    return { tier, deals: ofTier.length, paid: sum(ofTier.map(({ commission }) => commission)) };
  }).filter((row) => row.deals > 0);
  return { deals: deals.length, value, total: sum(tiers.map(({ paid }) => paid)), tiers };
}

/** Reads the calculator's input from a query string: `deals` per month, and the `value` of one in US dollars. */
export function readEarnings(query: URLSearchParams): Earnings {
  const asked = {
    deals: (query.get("deals") ?? EXAMPLE.deals).trim().slice(0, 20),
    value: (query.get("value") ?? EXAMPLE.value).trim().slice(0, 20),
  };
  const deals = /^\d{1,3}$/.test(asked.deals) ? Number(asked.deals) : 0;
  if (deals < 1 || deals > MAX_DEALS)
    return { asked, problem: `Enter 1 to ${MAX_DEALS} deals per month.`, year: null };
  const value = readMoney(asked.value) ?? 0;
  if (value < 1 || value > MAX_VALUE)
    return { asked, problem: "Enter a deal value in US dollars, up to $1,000,000.", year: null };
  return { asked, problem: null, year: yearOf(deals, Math.round(value * 100)) };
}
