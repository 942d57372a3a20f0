import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AccountContext, Context } from "~/core/context";
import { sha256 } from "~/core/ids";
import { reasonOf } from "~/core/log";
import { statement } from "~/core/statement";
import { sentTextsOf } from "~/domains/campaigns/metrics/sent-texts.server";
import { isAccountActive } from "~/domains/identity/account-state";
import { tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import { classificationCharge } from "~/domains/quotas/quota-charges";
import type { ReplyClass } from "../classification/reply-class";
import { REPLY_CLASSES } from "../classification/reply-classes";
import { extractReply } from "../parsing/strip-quoted-text";
import { queueCreation } from "../reply-opportunities.server";
import { maskedText } from "./masked-text";
import { type Reading, settleStatements } from "./settle-reading.server";

const MEANINGS: Record<ReplyClass, string> = {
  interested: "wants to continue: to talk, to meet, to get an offer",
  question: "asks something before they decide",
  later: "not now, but another time",
  not_interested: "declines",
  wrong_person: "is not the right contact, has left, or names someone else",
  unsubscribe: "wants no more emails",
  unclear: "none of these, or not clear",
};

const CLASS_MEANINGS = Object.entries(MEANINGS).map(([name, meaning]) => ({ name, meaning }));

const MAX_ATTEMPTS = 3;

const Answer = z.object({ class: z.enum(REPLY_CLASSES) });

type Model = NonNullable<Context["ai"]>;

/** Counts the attempt, so that an email that crashes the job is not retried forever. */
async function claim(ctx: AccountContext, inboundId: number) {
  const { account } = ctx;
  const claimed = await statement(
    ctx,
    sql`update model_reviews set attempts = attempts + 1
      where inbound_id = ${inboundId} and account_id = ${account.id} and state = 'pending' and ${isAccountActive(account.id)}
      returning attempts as times, (select text from inbound_emails where id = ${inboundId}) as text,
      (select outreach_message_id from inbound_emails where id = ${inboundId}) as answers`,
  ).first<{ times: number; text: string | null; answers: number | null }>();
  if (!claimed) return null;
  const { times, text, answers } = claimed;
  const sent = await sentTextsOf(ctx, account.id, answers === null ? [] : [answers]);
  return { times, words: maskedText(extractReply(text ?? "", sent.get(answers ?? 0))) };
}

async function knownClass(ctx: AccountContext, textHash: string): Promise<ReplyClass | null> {
  const known = sql`select model_class from model_reviews where text_hash = ${textHash}
    and model_class is not null limit 1`;
  return statement(ctx, known).first<ReplyClass>("model_class");
}

async function askedClass(ctx: AccountContext, ai: Model, words: string): Promise<ReplyClass | null> {
  try {
    return Answer.parse(await ai.readReply(words, CLASS_MEANINGS)).class;
  } catch (error) {
    ctx.log.error("reply not read by the model", reasonOf(error));
    return null;
  }
}

async function read(ctx: AccountContext, words: string): Promise<Reading> {
  const { ai } = ctx;
  if (!ai || words === "") return { state: "skipped" };
  const textHash = await sha256(`${ctx.account.id}\n${ai.name}\n${words}`);
  const known = await knownClass(ctx, textHash);
  if (known) return { state: "reviewed", modelClass: known, model: ai.name, textHash };
  const charge = classificationCharge(ctx.account.id, ctx.now());
  const isAllowed = await tryChargeQuota(ctx, [charge], (count) => count.run());
  if (!isAllowed) return { state: "skipped" };
  const modelClass = await askedClass(ctx, ai, words);
  return modelClass ? { state: "reviewed", modelClass, model: ai.name, textHash } : { state: "failed" };
}

/** Queue job; safe to deliver twice. The rule-based classification stays, whatever the model returns. */
export async function readReply(ctx: AccountContext, { inboundId }: { inboundId: number }): Promise<void> {
  const claimed = await claim(ctx, inboundId);
  if (!claimed) return;
  const reading: Reading =
    claimed.times > MAX_ATTEMPTS ? { state: "failed" } : await read(ctx, claimed.words);
  const done = await ctx.d1.batch(settleStatements(ctx, inboundId, reading));
  if ((done.at(-1)?.meta.changes ?? 0) > 0) await queueCreation(ctx, inboundId);
}
