import { largest, smallest } from "~/core/lists/unbounded";
import { m } from "~/messages/messages";

interface Reading {
  name: string;
  /** Percent of a deal's value. */
  rate: number;
}

export const SIGNUP_READING: readonly (Reading & { leadsPerMonth: number | null })[] = [
  { name: "Bronze", rate: 10, leadsPerMonth: 50 },
  { name: "Silver", rate: 15, leadsPerMonth: 200 },
  { name: "Gold", rate: 25, leadsPerMonth: null },
];

export const COMMUNITY_READING: readonly (Reading & { deals: string; payouts: () => string })[] = [
  { name: "Bronze", rate: 5, deals: "0-5", payouts: m.agents_readings_monthly_payouts },
  { name: "Silver", rate: 10, deals: "6-20", payouts: m.agents_readings_bi_weekly_payouts },
  { name: "Gold", rate: 15, deals: "21+", payouts: m.agents_readings_weekly_payouts },
];

export const LANDING_READING = { from: 5, to: 15 } as const;

export const rangeOf = (readings: readonly Reading[]) => {
  const rates = readings.map(({ rate }) => rate);
  return `${smallest(rates)}-${largest(rates)}%`;
};
