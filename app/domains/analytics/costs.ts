import type { StageCounts } from "./stage-totals.server";

export interface Spent {
  invoiced: number;
  commission: number;
  fees: number;
}

export const totalOf = ({ invoiced, commission, fees }: Spent) => invoiced + commission + fees;

/** US cents for one; null while there is none. */
const average = (cents: number, count: number) => (count === 0 ? null : Math.round(cents / count));

export interface Costs {
  perLead: number | null;
  perReply: number | null;
  perDeal: number | null;
}

export function costsOf(
  cents: number,
  counts: Pick<StageCounts, "discovery" | "engagement" | "closure">,
): Costs {
  return {
    perLead: average(cents, counts.discovery),
    perReply: average(cents, counts.engagement),
    perDeal: average(cents, counts.closure),
  };
}

/** Of what all leads cost, the share of some: each carries the same. Of a campaign they are those it wrote to. */
export const shareOf = (cents: number, leads: number, all: number) =>
  all === 0 ? 0 : Math.round((cents * leads) / all);

/** Percent, whole, of those who were written to; 0 while nobody was. */
export const responseRate = ({ outreach, engagement }: Pick<StageCounts, "outreach" | "engagement">) =>
  outreach === 0 ? 0 : Math.round((engagement / outreach) * 100);
