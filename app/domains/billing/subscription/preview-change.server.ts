import type { AccountContext } from "~/core/context";
import { formatDate, formatUsd } from "~/core/format";
import { creditLine, sumOf } from "../invoices/lines";
import { type Billing, DAYS_TO_PAY, PLANS, type PlanOnSale, termPrice, UNPAID_LEADS } from "../plans/plans";
import { readSubscription } from "./save-subscription.server";
import { choose, daysAfter, isOver } from "./subscription";

/** What choosing it would come to, in words; nothing is changed. */
export async function previewChange(
  ctx: AccountContext,
  chosen: { plan: PlanOnSale; billing?: Billing | undefined },
  zone: string,
): Promise<{ title: string; text: string; isPossible: boolean }> {
  const { subscription: s, open, unpaid } = await readSubscription(ctx);
  const now = ctx.now();
  const change = choose(ctx.account, s, chosen, open?.kind === "return" ? open : null, unpaid.upgradeAt, now);
  const name = PLANS[chosen.plan].name;
  if (change.kind === "refused") return { title: name, text: change.why, isPossible: false };
  if (change.kind === "same")
    return { title: name, text: "You chose it already. Its invoice is open.", isPossible: false };
  const { next } = change;
  const terms = change.kind === "return" ? change.terms : null;
  const billing = terms?.billing ?? next.upgradeBilling ?? next.nextBilling ?? chosen.billing ?? s.billing;
  const price = termPrice({ plan: chosen.plan, billing });
  const each = `${formatUsd(price)} a ${billing === "annual" ? "year" : "month"}`;
  if (change.kind === "upgrade") {
    const credit = s.periodStart && s.periodEnd ? creditLine(s, s.periodStart, s.periodEnd, now) : null;
    const lines = [{ text: "", cents: price }, ...(credit ? [credit] : [])];
    const { total } = sumOf(lines, Number(ctx.config.TAX_PERCENT ?? 0));
    const off = credit ? `, ${formatUsd(-credit.cents)} taken off for ${credit.text}` : "";
    return {
      title: `${name}, ${each}`,
      text: `It counts at once. An invoice of ${formatUsd(total)}${off} is due on ${formatDate(next.upgradeDueAt ?? daysAfter(now, DAYS_TO_PAY), zone)}. Until it is paid, up to ${UNPAID_LEADS} leads beyond your plan of before can be used, and agents and daily allowances are those of that plan. If it is not paid, you fall back, and nothing is lost.`,
      isPossible: true,
    };
  }
  if (change.kind === "return")
    return {
      title: `${name}, ${each}`,
      text:
        isOver(s, now) || s.endedAt
          ? "It counts once its invoice is paid."
          : "You chose a larger plan before and did not pay it, so this one counts once its invoice is paid. Until then your plan stays as it is.",
      isPossible: true,
    };
  if (change.kind === "planned")
    return {
      title: `${name}, ${each}`,
      text: `It counts from ${next.periodEnd ? formatDate(next.periodEnd, zone) : "the next billing cycle"}. Until then nothing changes. Nothing is removed: what is over the new limits stays readable.`,
      isPossible: true,
    };
  return { title: name, text: "Your plan stays as it is, and nothing is due for another.", isPossible: true };
}
