import { eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { isExempt } from "~/domains/quotas/policy";
import { chargesFor, socialReplyCharge } from "~/domains/quotas/quota-charges";
import { getSocialLead } from "../list-leads.server";
import { moveStatement, touchStatement } from "../move-lead.server";
import { type SocialLead, socialLeads } from "../tables";
import { replyState } from "./conversation.server";
import { digitsOf, linkOf } from "./link";
import type { Outcome } from "./policy";
import type { OutcomeInput, ReplyInput } from "./schemas";
import { queueMessage } from "./send-message.server";
import { type SocialChannel, type SocialMessage, socialConversations, socialMessages } from "./tables";

interface Outbound {
  channel: SocialChannel | null;
  state: "waiting" | "sent" | "link";
  text: string;
}

const touched = (ctx: BusinessContext, lead: SocialLead, set: { outcome?: Outcome } = {}) => {
  const now = ctx.now();
  const known = set.outcome === undefined ? {} : { outcome: set.outcome, outcomeAt: now };
  const at = set.outcome === undefined ? { lastAt: now } : {};
  return ctx.db
    .insert(socialConversations)
    .values({ leadId: lead.id, accountId: ctx.account.id, lastAt: now, isDemo: lead.isDemo, ...known })
    .onConflictDoUpdate({ target: socialConversations.leadId, set: { ...known, ...at } });
};

async function write(
  ctx: BusinessContext,
  lead: SocialLead,
  { channel, state, text }: Outbound,
): Promise<SocialMessage> {
  const { account, actor } = ctx;
  const now = ctx.now();
  const charges =
    lead.isDemo || isExempt(actor)
      ? []
      : [...chargesFor(account, { rows: 1 }, now), socialReplyCharge(account.id, now)];
  const insert = sql`insert into ${socialMessages} (account_id, lead_id, channel_id, platform, direction, kind, state, text,
      user_id, written_at, is_demo)
    select account_id, id, ${channel?.id ?? null}, ${channel?.platform ?? "whatsapp"}, 'out', 'text', ${state}, ${text},
      ${actor.userId}, ${toUnixSeconds(now)}, is_demo from ${socialLeads} where id = ${lead.id} and account_id = ${account.id}
    returning id`;
  const results = await chargeQuota(ctx, charges, (count) =>
    ctx.d1.batch<{ id: number }>([
      statement(ctx, insert),
      ctx.d1.prepare(IF_UNCHANGED),
      moveStatement(ctx, lead.id, "contacted", ["new"]),
      touchStatement(ctx, lead, { kind: "whatsapp", text }, sql`${state === "link"}`),
      statement(ctx, touched(ctx, lead)),
      ...(charges.length > 0 ? [statement(ctx, count)] : []),
    ]),
  ).catch((error) => {
    if (isAborted(error)) throw new DomainError("conflict", "This lead was removed. Reload the page.");
    throw error;
  });
  const id = results[0]?.results[0]?.id ?? 0;
  const [message] = await ctx.db.select().from(socialMessages).where(eq(socialMessages.id, id)).limit(1);
  if (!message) throw new Error("A message was written and is not there");
  return message;
}

/**
 * Queues the reply; its message row shows the result. Only within the platform's window.
 * @throws DomainError not_found, conflict outside the window, forbidden, limit_reached
 */
export async function replyToLead(
  ctx: BusinessContext,
  leadId: number,
  { text }: ReplyInput,
): Promise<SocialMessage> {
  requireNotImpersonating(ctx);
  const lead = await getSocialLead(ctx, leadId);
  await requireMarketing(ctx);
  const state = await replyState(ctx, lead);
  if (state.way !== "platform") throw new DomainError("conflict", state.why, { field: "text" });
  const { channel } = state;
  const message = await write(ctx, lead, { channel, text, state: channel.isDemo ? "sent" : "waiting" });
  if (!channel.isDemo) await queueMessage(ctx, message.id);
  return message;
}

/**
 * Prepares text for the user's own WhatsApp, logged as a touch. Whether it is sent is unknown to us.
 * @throws DomainError not_found, conflict without a number with its country code, forbidden, limit_reached
 */
export async function prepareLink(
  ctx: BusinessContext,
  leadId: number,
  { text }: ReplyInput,
): Promise<{ message: SocialMessage; url: string }> {
  requireNotImpersonating(ctx);
  const lead = await getSocialLead(ctx, leadId);
  await requireMarketing(ctx);
  const digits = digitsOf(lead);
  if (!digits)
    throw new DomainError(
      "conflict",
      "WhatsApp needs a phone number with a country code. Add the number to this lead.",
      {
        field: "text",
      },
    );
  const message = await write(ctx, lead, { channel: null, state: "link", text });
  return { message, url: linkOf(digits, text) };
}

/** Records the outcome of the conversation; safe to repeat. @throws DomainError not_found, forbidden */
export async function setOutcome(
  ctx: BusinessContext,
  leadId: number,
  { outcome }: OutcomeInput,
): Promise<void> {
  const lead = await getSocialLead(ctx, leadId);
  await requireMarketing(ctx);
  await touched(ctx, lead, { outcome });
}
