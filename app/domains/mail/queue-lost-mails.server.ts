import { and, eq, lt } from "drizzle-orm";
import type { Context } from "~/core/context";
import { CLAIM_LASTS } from "./policy";
import { queueMails } from "./queue-mails.server";
import { isDue } from "./send-mails.server";
import { transactionalEmails } from "./tables";

/** Makes unknown what dead jobs had, which may have been handed over. Whether any was due. Safe to call at any time. */
export async function queueLostMails(ctx: Context): Promise<boolean> {
  const now = ctx.now();
  const lost = await ctx.db
    .update(transactionalEmails)
    .set({ state: "unknown", error: "The job ended before the mail server's answer was written down." })
    .where(
      and(
        eq(transactionalEmails.state, "sending"),
        lt(transactionalEmails.claimedAt, new Date(now.getTime() - CLAIM_LASTS * 1_000)),
      ),
    )
    .returning({ id: transactionalEmails.id });
  for (const { id } of lost) ctx.log.error("mail lost", { mailId: id });
  const [due] = await ctx.db
    .select({ id: transactionalEmails.id })
    .from(transactionalEmails)
    .where(isDue(now))
    .limit(1);
  if (due) await queueMails(ctx);
  return due !== undefined;
}
