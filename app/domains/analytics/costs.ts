import type { StageCounts } from "./stage-totals.server";

export interface Spent {
  invoiced: number;
  commission: number;
  fees: number;
}

export const totalOf = ({ invoiced, commission, fees }: Spent) => invoiced + commission + fees;

/** US cents per unit; null without units. */
const average = (cents: number, count: number) => (count === 0 ? null : Math.round(cents / count));

export interface Costs {
  perLead: number | null;
  perReply: number | null;
  perDeal: number | null;
}

export const costsOf = (
  cents: number,
  { leads, replies, deals }: { leads: number; replies: number; deals: number },
): Costs => ({
  perLead: average(cents, leads),
  perReply: average(cents, replies),
  perDeal: average(cents, deals),
});

/** Allocates the total cost to some of the leads: every lead costs the same. For a campaign, `leads` are the emailed ones. */
export const shareOf = (cents: number, leads: number, all: number) =>
  all === 0 ? 0 : Math.round((cents * leads) / all);

/** Percentage of contacted leads that replied, rounded; 0 without contacted leads. */
export const responseRate = ({ outreach, engagement }: Pick<StageCounts, "outreach" | "engagement">) =>
  outreach === 0 ? 0 : Math.round((engagement / outreach) * 100);
