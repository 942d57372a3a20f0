import type { AllowanceOfToday } from "./get-allowances.server";

export const allowanceJson = ({ kind, used, allowed, endsAt }: AllowanceOfToday) => ({
  kind,
  used,
  allowed,
  endsAt: endsAt.toISOString(),
});
