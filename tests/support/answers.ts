import type { ThreadChange } from "~/domains/replies/reply-schemas";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { changeThread } from "~/domains/replies/threads/change-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { countPendingReplies } from "~/domains/replies/threads/threads-since.server";
import { type Business, makeBusiness } from "./context";
import { sentTo } from "./outreach";
import { replyTo } from "./raw-mails";

export const countWaiting = async ({ ctx }: Business) => (await countPendingReplies(ctx)).count;

/** A conversation that somebody answered with `text`. */
export async function makeThread(
  text: string,
  of?: Business,
  address = `amina-${crypto.randomUUID()}@buyer.test`,
) {
  const business = of ?? (await makeBusiness());
  const { ctx } = business;
  const { messageId } = await sentTo(business, address);
  const answer = (words: string) => receiveMail(ctx, replyTo(messageId, address, words));
  const { threadId } = await answer(text);
  const id = threadId ?? 0;
  return {
    business,
    address,
    threadId: id,
    answer,
    thread: () => getThread(ctx, id),
    change: (to: ThreadChange, which = id) => changeThread(ctx, which, to),
    corrections: async () =>
      (
        await ctx.d1
          .prepare("select * from classification_corrections where account_id = ? order by inbound_id")
          .bind(business.account.id)
          .all<Record<string, string | number | null>>()
      ).results,
  };
}
