import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";

/** Queues the job that sends due emails. Never throws: a schedule replaces a lost message within a minute. */
export async function queueMails(ctx: Context): Promise<void> {
  try {
    await ctx.queue.send({ kind: "send-mails" });
  } catch (error) {
    ctx.log.error("mails not queued", reasonOf(error));
  }
}
