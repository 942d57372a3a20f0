import { and, eq, sql } from "drizzle-orm";
import { metaGraph } from "~/adapters/platforms/meta-graph";
import { PlatformError } from "~/adapters/platforms/platform-error";
import type { Account, AccountContext, Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { findAccount } from "~/domains/identity/find-account.server";
import { findConnectionById, noteHealth, tokenOf } from "~/domains/marketing/platforms/connections.server";
import { PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import { markOf } from "./mark";
import { isInWindow } from "./policy";
import { type SocialMessage, socialChannels, socialMessages } from "./tables";

/** Seconds after which a job without a result counts as lost. */
const LOST_SECONDS = 120;
const RETRY_SECONDS = 60;
const BATCH_SIZE = 200;

export const UNKNOWN = "Delivery is unconfirmed. Check the platform before you send the message again.";
const OVER = "The platform’s 24-hour reply window ended before the message was sent.";
const OFF = "The platform was disconnected before the message was sent.";

/** Never throws: the scheduled run picks up a lost message within two minutes. */
export async function queueMessage(ctx: Context, messageId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "send-social-message", messageId });
  } catch (error) {
    ctx.log.error("social message not queued", reasonOf(error));
  }
}

export async function accountOfSocialMessage(
  ctx: Context,
  { messageId }: { messageId: number },
): Promise<Account | null> {
  const byId = eq(socialMessages.id, messageId);
  const [row] = await ctx.db
    .select({ accountId: socialMessages.accountId })
    .from(socialMessages)
    .where(byId)
    .limit(1);
  return row ? findAccount(ctx.db, row.accountId) : null;
}

type Result = Partial<Pick<SocialMessage, "state" | "lastError" | "externalId">>;

/** Only while this job holds the message: a newer status or claim takes precedence. */
const settle = (ctx: Context, { id, claimedAt }: Pick<SocialMessage, "id" | "claimedAt">, result: Result) =>
  ctx.db
    .update(socialMessages)
    .set(result)
    .where(
      and(
        eq(socialMessages.id, id),
        eq(socialMessages.state, "sending"),
        eq(socialMessages.claimedAt, claimedAt ?? new Date(0)),
      ),
    );

function resultOf(error: PlatformError): Result {
  if (!error.isTransient) return { state: "failed", lastError: error.message };
  if (error.reason === "busy") return { state: "waiting", lastError: error.message };
  return { state: "unconfirmed", lastError: UNKNOWN };
}

async function claim(ctx: AccountContext, messageId: number): Promise<SocialMessage | null> {
  const [row] = await ctx.db
    .update(socialMessages)
    .set({ state: "sending", claimedAt: ctx.now(), lastError: null })
    .where(
      and(
        eq(socialMessages.id, messageId),
        eq(socialMessages.accountId, ctx.account.id),
        eq(socialMessages.state, "waiting"),
        eq(socialMessages.isDemo, false),
        isAccountActive(ctx.account.id),
      ),
    )
    .returning();
  return row ?? null;
}

/** Sends a message once: one that may have been sent is never resent automatically. Safe to repeat. */
export async function sendSocialMessage(
  ctx: AccountContext,
  { messageId }: { messageId: number },
): Promise<void> {
  const message = await claim(ctx, messageId);
  if (!message) return;
  const byId = eq(socialChannels.id, message.channelId ?? 0);
  const [channel] = await ctx.db.select().from(socialChannels).where(byId).limit(1);
  const connection = channel ? await findConnectionById(ctx, channel.connectionId) : null;
  const token = connection ? await tokenOf(ctx, connection) : null;
  if (!channel || !connection || token === null) {
    await settle(ctx, message, { state: "failed", lastError: OFF });
    return;
  }
  if (!isInWindow(channel.lastInboundAt, ctx.now())) {
    await settle(ctx, message, { state: "failed", lastError: OVER });
    return;
  }
  const graph = metaGraph(ctx.config, token, ctx.now());
  try {
    const externalId = await graph.send(channel.platform, {
      from: channel.placeId,
      to: channel.personKey,
      text: message.text ?? "",
      mark: markOf(messageId),
    });
    await settle(ctx, message, { state: "sent", externalId });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.reason === "token") await noteHealth(ctx, connection, "over", error.message);
    ctx.log.info("social message not sent", {
      platform: PLATFORM_NAMES[channel.platform],
      reason: error.reason,
    });
    await settle(ctx, message, resultOf(error));
  }
}

/** Runs each minute: requeues messages without a job, and settles messages of lost jobs. */
export async function requeueMessages(ctx: Context): Promise<number> {
  const now = toUnixSeconds(ctx.now());
  const lost = sql`update ${socialMessages} set state = 'unconfirmed', last_error = ${UNKNOWN} where id in (select id
    from ${socialMessages} where state = 'sending' and claimed_at <= ${now - LOST_SECONDS} limit ${BATCH_SIZE})`;
  const waiting = sql`select id from ${socialMessages} where state = 'waiting' and written_at <= ${now - RETRY_SECONDS}
    and ifnull(claimed_at, 0) <= ${now - RETRY_SECONDS} and ${isAccountActive(sql`account_id`)} order by written_at limit ${BATCH_SIZE}`;
  const [, rows] = await ctx.d1.batch<{ id: number }>([statement(ctx, lost), statement(ctx, waiting)]);
  for (const { id } of rows?.results ?? []) await queueMessage(ctx, id);
  return rows?.results.length ?? 0;
}
