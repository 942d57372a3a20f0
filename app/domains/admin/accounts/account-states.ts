import type { AccountState } from "~/core/context";

export const ACCOUNT_STATES: Record<AccountState, { label: string; kind: "good" | "bad" | "plain" }> = {
  active: { label: "Active", kind: "good" },
  suspended: { label: "Suspended", kind: "bad" },
  closed: { label: "Closed", kind: "plain" },
};
