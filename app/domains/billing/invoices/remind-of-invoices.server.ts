import { and, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED } from "~/core/statement";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { GRACE_DAYS } from "../plans/plans";
import { isMoved, runBatch } from "../subscription/save-subscription.server";
import { daysAfter } from "../subscription/subscription";
import { invoices } from "../tables";
import { invoiceName } from "./lines";
import type { Invoice } from "./list-invoices.server";
import { mailsTo, reminderWords } from "./mails.server";
import { contextOfInvoice } from "./settle-invoice.server";

/** Days after the due date on which a reminder is sent. */
const REMINDED_AFTER = [0, 3, 7];
const BATCH_SIZE = 100;
const DAY = 86_400;

async function remindOf(ctx: Context, invoice: Invoice): Promise<boolean> {
  const { id, reminders, kind, periodStart, total } = invoice;
  const account = await contextOfInvoice(ctx, invoice);
  const until = kind === "renewal" && periodStart ? daysAfter(periodStart, GRACE_DAYS) : null;
  try {
    await runBatch(account, [
      sql`update ${invoices} set reminders = ${reminders + 1} where id = ${id} and state = 'open' and reminders = ${reminders}`,
      sql.raw(IF_UNCHANGED),
      ...(await mailsTo(
        account,
        `invoice:${id}:reminder:${reminders}`,
        reminderWords(invoiceName(invoice), total, until),
        id,
      )),
    ]);
    return true;
  } catch (error) {
    if (isMoved(error)) return false;
    throw error;
  }
}

/**
 * Sends up to three reminders per invoice and voids unpaid return and extra-lead invoices. Nothing that the account has
 * is removed. Safe to call at any time.
 */
export async function remindOfInvoices(ctx: Context): Promise<number> {
  const now = toUnixSeconds(ctx.now());
  const isLate = REMINDED_AFTER.map(
    (days, count) => sql`(reminders = ${count} and due_at <= ${now - days * DAY})`,
  );
  const open = sql`state = 'open' and is_demo = 0`;
  const due = await ctx.db
    .select()
    .from(invoices)
    .where(
      and(
        open,
        sql`due_at <= ${now}`,
        eq(invoices.isDemo, false),
        sql`kind <> 'upgrade'`,
        sql`(${sql.join(isLate, sql` or `)})`,
      ),
    )
    .limit(BATCH_SIZE);
  let reminded = 0;
  for (const invoice of due) {
    try {
      if (await remindOf(ctx, invoice)) reminded += 1;
    } catch (error) {
      ctx.log.error("invoice not reminded of", { invoiceId: invoice.id, ...reasonOf(error) });
    }
  }
  await ctx.db.run(sql`update ${invoices} set state = 'void', settled_at = ${now}
    where ${open} and kind in ('return', 'extra') and due_at <= ${now - GRACE_DAYS * DAY}`);
  if (reminded > 0) await queueMails(ctx);
  return reminded;
}
