import type { OptOut } from "./read-opt-outs";

/** Most unreadable opt-out values that a page lists. */
export const MAX_UNKNOWN_VALUES = 50;

/** Counts opt-outs chunk by chunk. */
export class CountedOptOuts {
  private rows = 0;
  private readonly unknown = new Map<string, number>();

  add(optOuts: readonly OptOut[]): void {
    this.rows += optOuts.length;
    for (const { value } of optOuts)
      if (value !== null) this.unknown.set(value, (this.unknown.get(value) ?? 0) + 1);
  }

  figures() {
    const values = [...this.unknown].map(([value, count]) => ({ value, count }));
    return {
      rowsOptedOut: this.rows,
      rowsOptOutUnknown: values.reduce((sum, { count }) => sum + count, 0),
      unknownOptOuts: values.sort((a, b) => b.count - a.count).slice(0, MAX_UNKNOWN_VALUES),
    };
  }
}
