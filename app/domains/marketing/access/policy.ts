import type { MarketingAccess } from "./tables";

export type AccessState = "not_applied" | MarketingAccess["state"];

export const stateOf = (access: MarketingAccess | null): AccessState => access?.state ?? "not_applied";

export const REVIEW_TIME = "2-3 business days";

export const NOT_OPEN =
  "The marketing portal opens once an administrator has approved your application. Please apply on its page.";
