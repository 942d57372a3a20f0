import type { BusinessContext } from "~/core/context";
import { formatDate, formatUsd } from "~/core/format";
import { creditLine, sumOf } from "../invoices/lines";
import { type Billing, isLarger, PLANS, type PlanOnSale, termPrice } from "../plans/plans";
import { payerBlockingReason } from "./payer";
import { readSubscription } from "./save-subscription.server";
import { cancel, choose, isOver, isSwitch, resume } from "./subscription";
import { dueNote } from "./view";

interface Preview {
  title: string;
  text: string;
  isPossible: boolean;
  /** The change creates an invoice, so the form asks for billing details. */
  isBilled?: boolean;
  /** The label of the confirming button. */
  button?: string;
  /** The label of the link back. */
  keep?: string;
}

const SWITCH: Record<Billing, string> = { annual: "Switch to annual", monthly: "Switch to monthly" };

/** Describes the effect of a plan change without making it. */
export async function previewChange(
  ctx: BusinessContext,
  chosen: { plan: PlanOnSale; billing?: Billing | undefined },
  zone: string,
): Promise<Preview> {
  const blockingReason = payerBlockingReason(ctx);
  if (blockingReason) return { title: PLANS[chosen.plan].name, text: blockingReason, isPossible: false };
  const { subscription: s, open, unpaid } = await readSubscription(ctx);
  const now = ctx.now();
  const change = choose(ctx.account, s, chosen, open?.kind === "return" ? open : null, unpaid.upgradeAt, now);
  const name = PLANS[chosen.plan].name;
  if (change.kind === "refused") return { title: name, text: change.why, isPossible: false };
  if (change.kind === "same")
    return {
      title: name,
      text: "You already chose this plan. See its status under Billing.",
      isPossible: false,
    };
  const { next } = change;
  const terms = change.kind === "return" ? change.terms : null;
  const billing = terms?.billing ?? next.upgradeBilling ?? next.nextBilling ?? chosen.billing ?? s.billing;
  const price = termPrice({ plan: chosen.plan, billing });
  const text = `${formatUsd(price)} a ${billing === "annual" ? "year" : "month"}`;
  if (change.kind === "upgrade") {
    const credit = s.periodStart && s.periodEnd ? creditLine(s, s.periodStart, s.periodEnd, now) : null;
    const lines = [{ text: "", cents: price }, ...(credit ? [credit] : [])];
    const { total } = sumOf(lines, Number(ctx.config.TAX_PERCENT ?? 0));
    const off = credit ? ` after deducting ${formatUsd(-credit.cents)} for ${credit.text}` : "";
    return {
      title: `${name}, ${text}`,
      text: `We’ll invoice you ${formatUsd(total)}${off}. ${dueNote(next, zone)}`,
      isPossible: true,
      isBilled: true,
      button: isLarger(chosen.plan, s.plan) ? `Upgrade to ${name}` : SWITCH[billing],
    };
  }
  if (change.kind === "return")
    return {
      title: `${name}, ${text}`,
      text:
        isOver(s, now) || s.endedAt
          ? "Your new plan starts when you pay its invoice."
          : "Your earlier upgrade wasn’t paid, so this plan starts when you pay its invoice. Your current plan continues until then.",
      isPossible: true,
      isBilled: true,
      button: `Order ${name}`,
    };
  if (change.kind === "planned")
    return {
      title: `${name}, ${text}`,
      text: `Your new plan takes effect ${next.periodEnd ? `on ${formatDate(next.periodEnd, zone)}` : "at the next billing cycle"}. You can still view anything over the new limits.`,
      isPossible: true,
      button: chosen.plan === s.plan ? SWITCH[billing] : `Downgrade to ${name}`,
    };
  return {
    title: name,
    text: "Your plan doesn’t change, and nothing is due.",
    isPossible: true,
    button: `Keep ${name}`,
  };
}

const CANCEL = "Cancel your plan?";
const CANCELLED = "Your plan is already cancelled";

export async function previewCancel(ctx: BusinessContext, zone: string): Promise<Preview> {
  const blockingReason = payerBlockingReason(ctx);
  if (blockingReason) return { title: CANCEL, text: blockingReason, isPossible: false };
  const { subscription: s } = await readSubscription(ctx);
  const change = cancel(ctx.account, s, ctx.now());
  const day = (time: Date | null) => (time ? formatDate(time, zone) : "the last day of the billing period");
  if (change.kind === "refused") return { title: "Nothing to cancel", text: change.why, isPossible: false };
  if (change.kind === "same")
    return {
      title: CANCELLED,
      text: `Plan end date: ${day(s.endedAt ?? s.periodEnd)}.`,
      isPossible: false,
    };
  if (change.kind === "withdrawn" && isSwitch(s))
    return {
      title: "Keep monthly billing?",
      text: `The invoice will be voided. Your ${PLANS[s.plan].name} plan continues with monthly billing.`,
      isPossible: true,
      button: "Keep monthly billing",
    };
  if (change.kind === "withdrawn" && s.upgradePlan)
    return {
      title: `Withdraw upgrade to ${PLANS[s.upgradePlan].name}?`,
      text: `The invoice will be voided, and you’ll stay on ${PLANS[s.plan].name}.`,
      isPossible: true,
      button: "Withdraw upgrade",
    };
  const until = "next" in change ? day(change.next.periodEnd) : "";
  const text = `You have the ${PLANS[s.plan].name} plan until ${until}. After that, your account becomes read-only, but nothing is deleted.`;
  return { title: CANCEL, text, isPossible: true, button: "Cancel plan", keep: "Keep plan" };
}

export async function previewResume(ctx: BusinessContext): Promise<Preview> {
  const title = "Resume your plan?";
  const blockingReason = payerBlockingReason(ctx);
  if (blockingReason) return { title, text: blockingReason, isPossible: false };
  const change = resume((await readSubscription(ctx)).subscription);
  if (change.kind === "resumed") {
    const text = "Your plan continues. You’ll get the next invoice a week before renewal.";
    return { title, text, isPossible: true };
  }
  const why = change.kind === "refused" ? change.why : "Your plan isn’t cancelled.";
  return { title: "Nothing to resume", text: why, isPossible: false };
}
