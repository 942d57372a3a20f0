import type { MarketingAccess } from "./tables";

type AccessState = "not_applied" | MarketingAccess["state"];

export const stateOf = (access: MarketingAccess | null): AccessState => access?.state ?? "not_applied";

export const REVIEW_TIME = "2-3 business days";

/** The text shown for each state without access. */
export const NOT_OPEN: Record<Exclude<AccessState, "approved">, string> = {
  not_applied:
    "Apply for access first. The marketing portal opens once an administrator approves your application.",
  pending: `Your marketing portal application is under review (${REVIEW_TIME}). We’ll email you our decision.`,
  withdrawn: "Your marketing access was revoked. See the reason in the portal, or contact support to appeal.",
  declined:
    "Your marketing portal application was declined. See the reason in the portal, where you can apply again.",
};
