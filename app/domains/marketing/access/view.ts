import { formatTime } from "~/core/format";
import { stateOf } from "./policy";
import type { MarketingAccess } from "./tables";

export const accessView = (access: MarketingAccess | null, zone: string) => ({
  state: stateOf(access),
  appliedAt: access ? formatTime(access.appliedAt, zone) : null,
  business: access?.businessName ?? null,
  reason: access?.reason ?? null,
});
export type AccessView = ReturnType<typeof accessView>;
