import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { auditIfChanged } from "~/domains/audit/audit.server";
import type { Mailbox } from "./lease-mailbox.server";
import { mailboxes } from "./tables";

/** Stops a mailbox whose server refuses the account, until a person resumes it. */
export async function pauseItself(ctx: Context, mailbox: Pick<Mailbox, "id">, said: string): Promise<void> {
  await ctx.db.batch([
    ctx.db
      .update(mailboxes)
      .set({ pausedAt: ctx.now(), pauseReasonCode: "account-refused", pauseReason: said.slice(0, 500) })
      .where(and(eq(mailboxes.id, mailbox.id), isNull(mailboxes.pausedAt))),
    auditIfChanged(ctx, {
      action: "pause-mailbox",
      target: `mailbox:${mailbox.id}`,
      detail: { byItself: true },
    }),
  ]);
}
