import type { metaGraph } from "~/adapters/platforms/meta-graph";
import { PlatformError } from "~/adapters/platforms/platform-error";
import type { AccountContext } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import type { PlatformConnection } from "~/domains/marketing/platforms/connections.server";
import { PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import type { Capture } from "../capture";
import { unreadOf } from "../conversations/conversation.server";
import { type InboundMessage, ingestMessageStatements } from "../conversations/ingest-messages.server";
import {
  ingestPastSentStatements,
  markReadStatement,
  type PastSent,
} from "../conversations/ingest-past.server";
import { ingestSocialLeads } from "../ingest-lead.server";
import { type PastConversation, readConversation } from "./read-conversations";

/** Only conversations of the last year: older ones would soon be purged anyway. */
const MAX_AGE_MS = 365 * DAY_MS;
/** Pages per job: 100 conversations. The next job continues. */
const MAX_PAGES_PER_JOB = 10;
const OVERLAP_MS = 3_600_000;
/** An import that has not finished after a day starts over. */
const MAX_ROUND_MS = DAY_MS;
/** Messages we sent just now are settled by their own API response. */
const FRESH_MS = 10 * 60_000;

type HistoryPlatform = "facebook" | "instagram";

export const hasHistory = (platform: string): platform is HistoryPlatform =>
  platform === "facebook" || platform === "instagram";

export interface HistoryRead {
  created: number;
  merged: number;
  known: Pick<PlatformConnection, "historyCursor" | "historyStartedAt" | "historyReadTo">;
  error: PlatformError | null;
}

const captureOf = ({ personId, name, messages }: PastConversation, platform: HistoryPlatform): Capture => {
  const first = messages.find(({ isOwn }) => !isOwn);
  return {
    platform,
    importMethod: "api",
    externalId: personId,
    name: name || null,
    leadSource: `Message on ${PLATFORM_NAMES[platform]}`,
    message: messages.find(({ isOwn, text }) => !isOwn && text !== "")?.text ?? null,
    capturedAt: first?.at ?? null,
  };
};

async function ingestConversations(
  ctx: AccountContext,
  connectionId: number,
  platform: HistoryPlatform,
  conversations: readonly PastConversation[],
): Promise<{ created: number; merged: number }> {
  if (conversations.length === 0) return { created: 0, merged: 0 };
  const taken = await ingestSocialLeads(
    ctx,
    conversations.map((conversation) => captureOf(conversation, platform)),
  );
  const inbound: InboundMessage[] = [];
  const sent: PastSent[] = [];
  for (const [index, conversation] of conversations.entries()) {
    const result = taken[index];
    if (!result || "reason" in result) continue;
    const { personId, placeId } = conversation;
    const leadId = result.lead.id;
    for (const { isOwn, ...message } of conversation.messages)
      if (!isOwn) inbound.push({ ...message, leadId, personId, placeId });
      else if (ctx.now().getTime() - message.at.getTime() > FRESH_MS)
        sent.push({ ...message, leadId, personId });
  }
  const leadIds = [...new Set(inbound.map(({ leadId }) => leadId))];
  const unread = await unreadOf(ctx, leadIds);
  await ctx.d1.batch([
    ...ingestMessageStatements(ctx, { connectionId, platform }, inbound),
    ...ingestPastSentStatements(ctx, platform, sent),
    markReadStatement(
      ctx,
      leadIds.filter((leadId) => !unread.has(leadId)),
    ),
  ]);
  const count = (outcome: string) =>
    taken.filter((row) => "outcome" in row && row.outcome === outcome).length;
  return { created: count("new"), merged: count("merged") };
}

/**
 * Imports past conversations of a page or an Instagram account, latest first. Each job reads some pages and continues
 * at Meta's cursor where the previous job stopped. A later import reads back only to the start of the previous one. A
 * message that a webhook reported too is stored once, by its ID.
 */
export async function ingestHistory(
  ctx: AccountContext,
  graph: ReturnType<typeof metaGraph>,
  connection: PlatformConnection,
  platform: HistoryPlatform,
): Promise<HistoryRead> {
  const now = ctx.now();
  const isGoingOn =
    connection.historyCursor !== null &&
    connection.historyStartedAt !== null &&
    now.getTime() - connection.historyStartedAt.getTime() < MAX_ROUND_MS;
  const began = isGoingOn && connection.historyStartedAt ? connection.historyStartedAt : now;
  const oldest = now.getTime() - MAX_AGE_MS;
  const since = new Date(Math.max(oldest, (connection.historyReadTo?.getTime() ?? 0) - OVERLAP_MS));
  const [place] = connection.places;
  let [created, merged] = [0, 0];
  let cursor = isGoingOn ? connection.historyCursor : null;
  const stand = (isWhole: boolean) =>
    isWhole || cursor === null
      ? {
          historyCursor: null,
          historyStartedAt: null,
          historyReadTo: isWhole ? began : connection.historyReadTo,
        }
      : { historyCursor: cursor, historyStartedAt: began, historyReadTo: connection.historyReadTo };
  if (!place) return { created, merged, known: stand(true), error: null };
  for (let page = 0; page < MAX_PAGES_PER_JOB; page += 1) {
    try {
      const { conversations, next } = await graph.conversationsOf(platform, cursor);
      const fresh = conversations.filter(({ updated_time }) => !updated_time || updated_time >= since);
      const found = fresh.flatMap(({ messages }) => readConversation(messages.data, place, since) ?? []);
      const taken = await ingestConversations(ctx, connection.id, platform, found);
      created += taken.created;
      merged += taken.merged;
      if (next === null || next === cursor || fresh.length === 0)
        return { created, merged, known: stand(true), error: null };
      cursor = next;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return { created, merged, known: stand(false), error };
    }
  }
  return { created, merged, known: stand(false), error: null };
}
