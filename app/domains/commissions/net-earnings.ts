/** Dollars with two decimals, from US cents: commission minus its fees. */
export const netEarnings = (commission: number, fees: number) => ((commission - fees) / 100).toFixed(2);
