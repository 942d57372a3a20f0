/** A default; the table `retention_periods` has the days in effect. */
export interface RetentionRule {
  key: string;
  what: () => string;
  /** The event from which the days are counted. */
  since: () => string;
  days: number;
  minDays: number;
  maxDays: number;
  why: () => string;
  how: string;
}

export const rule = <Key extends string>(key: Key, definition: Omit<RetentionRule, "key">) => ({
  key,
  ...definition,
});
