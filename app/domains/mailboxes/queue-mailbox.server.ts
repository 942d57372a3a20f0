import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";

/** Queues the sending job of a mailbox. Never throws: a schedule replaces a lost message within a minute. */
export async function queueMailbox(ctx: Context, mailboxId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "send-mailbox", mailboxId });
  } catch (error) {
    ctx.log.error("mailbox not queued", reasonOf(error));
  }
}
