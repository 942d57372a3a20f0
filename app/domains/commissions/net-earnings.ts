/** Dollars with two decimals, of US cents: commission minus the fees that are taken from it. */
export const netEarnings = (commission: number, fees: number) => ((commission - fees) / 100).toFixed(2);
