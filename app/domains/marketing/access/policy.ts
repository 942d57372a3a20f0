import type { MarketingAccess } from "./tables";

type AccessState = "not_applied" | MarketingAccess["state"];

export const stateOf = (access: MarketingAccess | null): AccessState => access?.state ?? "not_applied";

export const REVIEW_TIME = "2-3 business days";

/** The text of each state without access. */
export const NOT_OPEN: Record<Exclude<AccessState, "approved">, string> = {
  not_applied:
    "The marketing portal opens once an administrator has approved your application. Please apply on its page.",
  pending: `Your application for the marketing portal waits for its review, which takes ${REVIEW_TIME}. We write to you once it is decided.`,
  withdrawn:
    "Your access to the marketing portal was withdrawn. See the reason on its page, or contact support to appeal.",
  declined: "Your application for the marketing portal was declined. Its page says why, and takes a new one.",
};
