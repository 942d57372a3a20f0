import type { AccountContext } from "~/core/context";
import { formatDate, formatNumber, formatUsd } from "~/core/format";
import type { Statement } from "~/core/statement";
import { listPayers } from "~/domains/identity/team/team.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import type { MailContent } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { BILLING } from "~/paths/business/billing";
import { type Billing, DAYS_TO_PAY, EXTRA_LEAD_PRICE, PLANS, UNPAID_LEADS } from "../plans/plans";
import { isSwitch, type Subscription } from "../subscription/subscription";

type Words = Pick<MailContent, "subject" | "paragraphs">;

const nameOf = (plan: Subscription["plan"] | null) => (plan ? PLANS[plan].name : "");
const dayOf = (time: Date | null) => (time ? formatDate(time) : m.emails_billing_no_date());

function upgradeWords(s: Subscription): Words {
  const [plan, current, date] = [nameOf(s.upgradePlan), nameOf(s.plan), dayOf(s.upgradeDueAt)];
  if (isSwitch(s))
    return {
      subject: m.emails_billing_switch_subject({ date }),
      paragraphs: [m.emails_billing_switch_news({ date, plan })],
    };
  return {
    subject: m.emails_billing_upgrade_subject({ date, plan }),
    paragraphs: [
      m.emails_billing_upgrade_news({ plan }),
      m.emails_billing_upgrade_due({ date, plan, current, count: UNPAID_LEADS }),
      s.plan === "trial"
        ? m.emails_billing_upgrade_unpaid_trial()
        : m.emails_billing_upgrade_unpaid({ current }),
    ],
  };
}

/** `before` is the subscription before the change. */
const WORDS: Record<string, ((s: Subscription, before: Subscription) => Words) | null> = {
  upgrade: upgradeWords,
  return: () => ({
    subject: m.emails_billing_return_subject(),
    paragraphs: [m.emails_billing_return_news()],
  }),
  planned: (s) =>
    s.nextPlan === s.plan
      ? {
          subject: m.emails_billing_monthly_planned_subject({ date: dayOf(s.periodEnd) }),
          paragraphs: [
            m.emails_billing_monthly_planned_news({ plan: nameOf(s.plan), date: dayOf(s.periodEnd) }),
          ],
        }
      : {
          subject: m.emails_billing_planned_subject({ plan: nameOf(s.nextPlan), date: dayOf(s.periodEnd) }),
          paragraphs: [m.emails_billing_planned_news({ date: dayOf(s.periodEnd) })],
        },
  cancelled: (s) => ({
    subject: m.emails_billing_cancelled_subject({ date: dayOf(s.periodEnd) }),
    paragraphs: [m.emails_billing_cancelled_news()],
  }),
  resumed: (s) => ({
    subject: m.emails_billing_resumed_subject(),
    paragraphs: [m.emails_billing_resumed_news({ plan: nameOf(s.plan), date: dayOf(s.periodEnd) })],
  }),
  withdrawn: (s, before) =>
    isSwitch(before)
      ? {
          subject: m.emails_billing_still_monthly_subject(),
          paragraphs: [m.emails_billing_switch_withdrawn_news({ plan: nameOf(s.plan) })],
        }
      : {
          subject: m.emails_billing_withdrawn_subject({ plan: nameOf(s.plan) }),
          paragraphs: [m.emails_billing_withdrawn_news()],
        },
  "fell back": (s, before) =>
    isSwitch(before)
      ? {
          subject: m.emails_billing_still_monthly_subject(),
          paragraphs: [m.emails_billing_switch_expired_news({ plan: nameOf(s.plan) })],
        }
      : {
          subject: m.emails_billing_expired_subject({ plan: nameOf(s.plan) }),
          paragraphs: [
            m.emails_billing_expired_news(),
            ...(s.plan === "trial" ? [m.emails_billing_expired_trial()] : []),
          ],
        },
  downgraded: (s, before) =>
    before.plan === s.plan
      ? {
          subject: m.emails_billing_monthly_subject(),
          paragraphs: [m.emails_billing_monthly_news({ plan: nameOf(s.plan) })],
        }
      : {
          subject: m.emails_billing_downgraded_subject({ plan: nameOf(s.plan) }),
          paragraphs: [m.emails_billing_downgraded_news()],
        },
  ended: () => ({
    subject: m.emails_billing_ended_subject(),
    paragraphs: [m.emails_billing_ended_news()],
  }),
  "read-only": () => ({
    subject: m.emails_billing_read_only_subject(),
    paragraphs: [m.emails_billing_read_only_news()],
  }),
  kept: (s) => ({
    subject: m.emails_billing_kept_subject({ plan: nameOf(s.plan) }),
    paragraphs: [
      s.periodEnd
        ? m.emails_billing_kept_news({ plan: nameOf(s.plan), date: dayOf(s.periodEnd) })
        : m.emails_billing_kept_undated({ plan: nameOf(s.plan) }),
    ],
  }),
  same: null,
};

/** `invoiceId`: the button links to this invoice instead of the list. */
export async function mailsTo(
  ctx: AccountContext,
  cause: string,
  texts: Words,
  invoiceId: number | null = null,
): Promise<Statement[]> {
  if (ctx.account.isDemo) return [];
  const payers = await listPayers(ctx, ctx.account.id);
  const [label, path] =
    invoiceId === null
      ? [m.emails_billing_plan_button(), BILLING.home]
      : [m.emails_billing_invoice_button(), BILLING.invoice(invoiceId)];
  return payers.map(({ email, firstName }) =>
    mailStatement(ctx, {
      cause: `${cause}:${email}`,
      to: { address: email, name: firstName },
      isEssential: true,
      ...texts,
      action: { label, url: `${ctx.config.APP_ORIGIN}${path}` },
    }),
  );
}

export async function billingMails(
  ctx: AccountContext,
  cause: string,
  kind: string,
  s: Subscription,
  before: Subscription,
): Promise<Statement[]> {
  const texts = WORDS[kind];
  return texts ? mailsTo(ctx, cause, texts(s, before)) : [];
}

export const paidWords = (invoice: string, total: number, isUpgrade: boolean): Words => ({
  subject: m.emails_billing_paid_subject({ invoice }),
  paragraphs: [
    ...(isUpgrade ? [m.emails_billing_paid_upgraded()] : []),
    m.emails_billing_paid_news({ amount: formatUsd(total) }),
  ],
});

export const reversedWords = (invoice: string): Words => ({
  subject: m.emails_billing_reversed_subject({ invoice }),
  paragraphs: [m.emails_billing_reversed_news({ count: DAYS_TO_PAY })],
});

export const reminderWords = (invoice: string, total: number, until: Date | null): Words => ({
  subject: m.emails_billing_reminder_subject({ invoice, amount: formatUsd(total) }),
  paragraphs: [
    until ? m.emails_billing_reminder_until({ date: formatDate(until) }) : m.emails_billing_reminder_news(),
  ],
});

export const renewalWords = (billing: Billing): Words => ({
  subject: m.emails_billing_renewal_subject(),
  paragraphs: [billing === "annual" ? m.emails_billing_renewal_annual() : m.emails_billing_renewal_monthly()],
});

/** `unpaid` of the bought leads are usable before payment. */
export function extraLeadsAvailability(leads: number, unpaid: number): string {
  if (unpaid === 0) return m.emails_billing_extra_later({ count: leads });
  return unpaid === leads
    ? m.emails_billing_extra_now({ count: leads })
    : m.emails_billing_extra_part({ unpaid });
}

export const extraLeadsWords = (leads: number, unpaid: number): Words => ({
  subject: m.emails_billing_extra_subject({ count: leads }),
  paragraphs: [extraLeadsAvailability(leads, unpaid), m.emails_billing_extra_period()],
});

/** `isStopped`: the plan has a hard limit. */
export const limitWords = (
  percent: number,
  { used, limit, isStopped }: { used: number; limit: number; isStopped: boolean },
): Words => ({
  subject: percent === 100 ? m.emails_billing_limit_all_subject() : m.emails_billing_limit_most_subject(),
  paragraphs: [
    m.emails_billing_limit_used({ used: formatNumber(used), limit: formatNumber(limit) }),
    isStopped
      ? m.emails_billing_limit_hard({ price: formatUsd(EXTRA_LEAD_PRICE) })
      : m.emails_billing_limit_soft(),
  ],
});
