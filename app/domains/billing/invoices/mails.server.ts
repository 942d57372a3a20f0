import type { AccountContext } from "~/core/context";
import { formatDate, formatUsd, plural } from "~/core/format";
import type { Statement } from "~/core/statement";
import { listPayers } from "~/domains/identity/team/team.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import type { MailContent } from "~/domains/mail/render-mail";
import { BILLING } from "~/paths/business/billing";
import { DAYS_TO_PAY, PLANS } from "../plans/plans";
import { UPGRADED } from "../subscription/change-text";
import type { Subscription } from "../subscription/subscription";
import { dueNote } from "../subscription/view";

type Words = Pick<MailContent, "subject" | "paragraphs">;

const nameOf = (plan: Subscription["plan"] | null) => (plan ? PLANS[plan].name : "");
const dayOf = (time: Date | null) => (time ? formatDate(time) : "the end of the month");
const STAYS = "Nothing is deleted.";

const WORDS: Record<string, ((s: Subscription) => Words) | null> = {
  upgrade: (s) => ({
    subject: `Pay by ${dayOf(s.upgradeDueAt)} to unlock ${nameOf(s.upgradePlan)}`,
    paragraphs: [
      `Your upgrade to ${nameOf(s.upgradePlan)} is reserved, and its invoice is ready.`,
      dueNote(s, "UTC"),
    ],
  }),
  return: () => ({
    subject: "Your invoice is ready",
    paragraphs: ["Your new plan takes effect when its invoice is paid."],
  }),
  planned: (s) => ({
    subject: `Your plan changes to ${nameOf(s.nextPlan)} on ${dayOf(s.periodEnd)}`,
    paragraphs: [
      `Your current plan continues until that date. Anything over the new limits stays available to view. ${STAYS}`,
    ],
  }),
  cancelled: (s) => ({
    subject: `Your plan ends on ${dayOf(s.periodEnd)}`,
    paragraphs: [`After that your account becomes read-only. ${STAYS} You can resume until that day.`],
  }),
  resumed: (s) => ({
    subject: "Your plan has been resumed",
    paragraphs: [`It renews on ${dayOf(s.periodEnd)}.`],
  }),
  withdrawn: (s) => ({
    subject: `Upgrade withdrawn: you stay on ${nameOf(s.plan)}`,
    paragraphs: [`Its invoice is void. ${STAYS}`],
  }),
  "fell back": (s) => ({
    subject: `Upgrade expired: you stay on ${nameOf(s.plan)}`,
    paragraphs: [
      `Its invoice was not paid in time and is void. ${STAYS}`,
      ...(s.plan === "trial"
        ? ["After the trial your account becomes read-only. Choose a plan to continue."]
        : []),
    ],
  }),
  downgraded: (s) => ({
    subject: `Your plan is now ${nameOf(s.plan)}`,
    paragraphs: [
      `Your plan changed as requested. Anything over the new limits stays available to view. ${STAYS}`,
    ],
  }),
  ended: () => ({
    subject: "Your plan has ended",
    paragraphs: [`Your account is read-only. ${STAYS} Choose a plan to continue.`],
  }),
  "read-only": () => ({
    subject: "Payment overdue: your account is now read-only",
    paragraphs: [`Your plan’s invoice was not paid. ${STAYS} Pay it or choose another plan to continue.`],
  }),
  kept: (s) => ({
    subject: "Your plan hasn’t changed",
    paragraphs: [`It renews on ${dayOf(s.periodEnd)}.`],
  }),
  same: null,
};

export async function mailsTo(
  ctx: AccountContext,
  cause: string,
  texts: Words,
  to: string = BILLING.home,
  label = "View plan and invoices",
): Promise<Statement[]> {
  if (ctx.account.isDemo) return [];
  const payers = await listPayers(ctx, ctx.account.id);
  return payers.map(({ email, firstName }) =>
    mailStatement(ctx, {
      cause: `${cause}:${email}`,
      to: { address: email, name: firstName },
      isEssential: true,
      ...texts,
      action: { label, url: `${ctx.config.APP_ORIGIN}${to}` },
    }),
  );
}

export async function billingMails(
  ctx: AccountContext,
  cause: string,
  kind: string,
  s: Subscription,
): Promise<Statement[]> {
  const texts = WORDS[kind];
  return texts ? mailsTo(ctx, cause, texts(s)) : [];
}

export const paidWords = (name: string, total: number, isUpgrade: boolean): Words => ({
  subject: `Invoice ${name} is paid`,
  paragraphs: [...(isUpgrade ? [UPGRADED] : []), `We received ${formatUsd(total)}. Thank you.`],
});

export const reversedWords = (name: string): Words => ({
  subject: `Payment for invoice ${name} was reversed`,
  paragraphs: [
    `The payment was recorded by mistake or returned. The invoice is open again for ${plural(DAYS_TO_PAY, "day")}.`,
  ],
});

export const reminderWords = (name: string, total: number, until: Date | null): Words => ({
  subject: `Invoice ${name} for ${formatUsd(total)} is unpaid`,
  paragraphs: [
    until
      ? `If it isn’t paid, your account becomes read-only on ${formatDate(until)}. ${STAYS}`
      : `Please pay it or contact us. ${STAYS}`,
  ],
});
