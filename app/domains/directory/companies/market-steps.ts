/** Rounds down to one significant digit: 28 to 20, 137 to 100. */
function roundDown(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return Math.floor(value / unit) * unit;
}

/** Up to 4 steps: 1, and round numbers below the median, the upper quartile and the upper decile of the non-zero values. */
export function stepsOf(counts: readonly number[]): number[] {
  const known = counts.filter((count) => count > 0).sort((a, b) => a - b);
  const at = (share: number) => roundDown(known[Math.floor(known.length * share)] ?? 1);
  return [...new Set([1, at(0.5), at(0.75), at(0.9)])];
}
