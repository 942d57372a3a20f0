import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import type { Statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { planLine } from "../invoices/lines";
import { billingMails, mailsTo, renewalWords } from "../invoices/mails.server";
import { invoiceStatement, voidOpenStatement } from "../invoices/open-invoice.server";
import { DAYS_TO_PAY, GRACE_DAYS } from "../plans/plans";
import { invoices, subscriptions } from "../tables";
import { changing, subscriptionStatements } from "./save-subscription.server";
import { daysAfter, periodAfter, stateOf } from "./subscription";
import { turn } from "./turn";

const BATCH_SIZE = 100;

const idsWhere = (ctx: Context, condition: SQL) =>
  ctx.db
    .select({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(and(eq(subscriptions.isDemo, false), condition))
    .limit(BATCH_SIZE);

async function turnOne(ctx: AccountContext): Promise<boolean> {
  return changing(ctx, async (read) => {
    const step = turn(read.subscription, ctx.now());
    if (!step) return { statements: [], result: false };
    const { kind, next } = step;
    const statements: Statement[] = [
      ...subscriptionStatements(ctx, next, read.version),
      ...(kind === "fell back" || kind === "ended" ? [voidOpenStatement(ctx)] : []),
      auditStatement(ctx, {
        action: "turn-subscription",
        target: `account:${ctx.account.id}`,
        detail: { kind, plan: next.plan },
      }),
      ...(await billingMails(
        ctx,
        `subscription:${ctx.account.id}:${read.version + 1}`,
        kind,
        next,
        read.subscription,
      )),
    ];
    return { statements, result: true };
  });
}

async function renewOne(ctx: AccountContext): Promise<boolean> {
  return changing(ctx, async ({ subscription: s, open, version }) => {
    const now = ctx.now();
    const state = stateOf(s, now);
    // The renewal of the current plan replaces an unpaid larger plan.
    const isLeft = open?.kind === "return" && s.periodEnd && open.issuedAt < s.periodEnd && open.dueAt <= now;
    if ((open && !isLeft) || !s.periodEnd || (state !== "active" && state !== "overdue"))
      return { statements: [], result: false };
    const terms = { plan: s.nextPlan ?? s.plan, billing: s.nextBilling ?? s.billing };
    const end = periodAfter(s.periodEnd, terms.billing);
    const statements: Statement[] = [
      ...subscriptionStatements(ctx, s, version),
      voidOpenStatement(ctx),
      await invoiceStatement(ctx, {
        kind: "renewal",
        ...terms,
        periodStart: s.periodEnd,
        periodEnd: end,
        lines: [planLine(terms, s.periodEnd, end)],
        dueAt: s.periodEnd > now ? s.periodEnd : daysAfter(now, DAYS_TO_PAY),
      }),
      ...(await mailsTo(
        ctx,
        `subscription:${ctx.account.id}:${version + 1}:renewal`,
        renewalWords(terms.billing),
      )),
    ];
    return { statements, result: true };
  });
}

async function each(
  ctx: Context,
  found: { accountId: number }[],
  run: (ctx: AccountContext) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const { accountId } of found) {
    try {
      const account = await findAccount(ctx.db, accountId);
      if (account && (await run({ ...ctx, account }))) done += 1;
    } catch (error) {
      ctx.log.error("subscription not turned", { accountId, ...reasonOf(error) });
    }
  }
  return done;
}

/** Reverts, ends, downgrades and renews due subscriptions. Safe to call at any time. Returns the number of changes. */
export async function turnSubscriptions(ctx: Context): Promise<number> {
  const now = toUnixSeconds(ctx.now());
  const soon = toUnixSeconds(daysAfter(ctx.now(), DAYS_TO_PAY));
  const longOver = toUnixSeconds(daysAfter(ctx.now(), -GRACE_DAYS));
  const lapsed = await idsWhere(ctx, sql`upgrade_due_at is not null and upgrade_due_at <= ${now}`);
  let turned = await each(ctx, lapsed, turnOne);
  const over = await idsWhere(
    ctx,
    sql`period_end is not null and ended_at is null and is_demo = 0 and period_end <= ${now}
      and (cancelled_at is not null or next_plan is not null or period_end <= ${longOver})`,
  );
  turned += await each(ctx, over, turnOne);
  const ending = await idsWhere(
    ctx,
    sql`period_end is not null and ended_at is null and is_demo = 0 and period_end <= ${soon} and cancelled_at is null
      and upgrade_plan is null and not exists (select 1 from ${invoices} i
        where i.account_id = ${subscriptions.accountId} and i.state = 'open' and i.kind <> 'extra'
          and not (i.kind = 'return' and i.issued_at < ${subscriptions.periodEnd} and i.due_at <= ${now}))`,
  );
  turned += await each(ctx, ending, renewOne);
  if (turned > 0) await queueMails(ctx);
  return turned;
}
