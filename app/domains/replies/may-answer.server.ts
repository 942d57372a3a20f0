import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { hasProvedPerson } from "~/domains/identity/proved-person.server";
import { addressHash } from "~/domains/privacy/address-hash.server";
import { isRefused } from "~/domains/refusals/is-refused.server";
import { answeringMailbox } from "~/domains/sending/first-mailbox.server";
import type { Thread } from "./threads.server";

export type Obstacle = "refused" | "unproved" | "no-mailbox";

/** What stands in the way of an answer, for the screen: `answerThread` asks again when it writes. */
export async function obstacleOf(ctx: AccountContext, thread: Thread): Promise<Obstacle | null> {
  const hash = addressHash(ctx.config, thread.address);
  const found = await ctx.db.get<{ isIt: number }>(sql`select ${isRefused(ctx.account.id, hash)} as isIt`);
  if (found?.isIt) return "refused";
  if ((await answeringMailbox(ctx, thread.mailboxId)) === null) return "no-mailbox";
  return (await hasProvedPerson(ctx)) ? null : "unproved";
}
