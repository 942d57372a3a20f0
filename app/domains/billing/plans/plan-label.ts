import type { Account } from "~/core/context";
import { formatDayAndMonth, plural } from "~/core/format";
import { PLANS, type Terms } from "./plans";

/** "Startup plan"; while the invoice of an upgrade is open, "Startup, payment due 4 December". */
export const planLabel = ({ plan, paymentDueAt }: Pick<Account, "plan" | "paymentDueAt">, zone = "UTC") =>
  paymentDueAt
    ? `${PLANS[plan].name}, payment due ${formatDayAndMonth(paymentDueAt, zone)}`
    : `${PLANS[plan].name} plan`;

export function unlockedBy({ plan, billing }: Terms, from: Terms): string {
  if (plan === from.plan) return `${billing} billing`;
  const { leads, stopsAtLimit, agents } = PLANS[plan];
  const many = plural(leads, "lead").replace(" ", stopsAtLimit ? " " : "+ ");
  return `${many} and ${agents === null ? "unlimited agents" : plural(agents, "agent")}`;
}
