import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";

/** Queues the job that sends what is due. It never throws: a lost message is made good by the clock within a minute. */
export async function queueMails(ctx: Context): Promise<void> {
  try {
    await ctx.queue.send({ kind: "send-mails" });
  } catch (error) {
    ctx.log.error("mails not queued", reasonOf(error));
  }
}
