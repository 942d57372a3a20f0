// For lists of any length: `push(...rows)` and `Math.max(...rows)` throw beyond about 120,000 arguments.

/** Adds `more` to the end of `list`. */
export function append<Value>(list: Value[], more: Iterable<Value>): void {
  for (const value of more) list.push(value);
}

/** The largest value, at least `floor`. */
export function largest(values: Iterable<number>, floor = Number.NEGATIVE_INFINITY): number {
  let found = floor;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** The smallest value, at most `ceiling`. */
export function smallest(values: Iterable<number>, ceiling = Number.POSITIVE_INFINITY): number {
  let found = ceiling;
  for (const value of values) found = Math.min(found, value);
  return found;
}
