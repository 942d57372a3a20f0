import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { hasProvedPerson } from "~/domains/identity/proved-person.server";
import { countryOfDomain, countryOfLead } from "~/domains/lead-search/country-of-address.server";
import { answeringMailbox } from "~/domains/mailboxes/answering-mailbox.server";
import { countryWrittenTo, hasWrittenTo } from "~/domains/messages/sent-to.server";
import { type Verdict, verdictOf } from "~/domains/refusals/is-refused.server";
import { addressHashes } from "~/domains/suppression/address-hash.server";
import type { Thread } from "./threads.server";

export type Obstacle = "refused" | "no-consent" | "unproved" | "no-mailbox";

const countryOf = async (ctx: AccountContext, thread: Thread) =>
  (await countryOfLead(ctx, thread)) ??
  (await countryWrittenTo(ctx, thread.address)) ??
  countryOfDomain(thread.address);

/** "answer" only where we wrote first: a webhook of one's own can bring a reply of anybody, who then is a stranger. */
export async function answerVerdict(ctx: AccountContext, thread: Thread) {
  const country = await countryOf(ctx, thread);
  const rule = sql`(case when ${hasWrittenTo(ctx.account.id, thread.address)} then 'answer' end)`;
  const verdict = verdictOf({
    accountId: ctx.account.id,
    hashes: addressHashes(ctx.config, thread.address),
    country: country ?? "",
    preset: rule,
    now: secondsOf(ctx.now()),
  });
  return { country, rule, verdict };
}

/** Who was not asked for consent yet is asked first. */
export const mayBeQueued = (verdict: SQL): SQL => sql`${verdict} not in ('refused', 'declined', 'silent')`;

/** For the screen: `answerThread` asks again when it writes. */
export async function obstacleOf(ctx: AccountContext, thread: Thread): Promise<Obstacle | null> {
  const { verdict } = await answerVerdict(ctx, thread);
  const found = await ctx.db.get<{ is: Verdict }>(sql`select ${verdict} as "is"`);
  if (found?.is === "refused") return "refused";
  if (found?.is === "declined" || found?.is === "silent") return "no-consent";
  if ((await answeringMailbox(ctx, thread.mailboxId)) === null) return "no-mailbox";
  return (await hasProvedPerson(ctx)) ? null : "unproved";
}
