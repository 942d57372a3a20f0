/** The table `retention_periods` has the days in force. */
export interface RetentionRule {
  key: string;
  what: () => string;
  /** From when the days count. */
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
