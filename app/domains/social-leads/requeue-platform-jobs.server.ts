import type { Context } from "~/core/context";
import { queueSyncs } from "~/domains/marketing/platforms/request-sync.server";
import { resealTokens } from "~/domains/marketing/platforms/reseal.server";
import { requeueMessages } from "./conversations/send-message.server";
import { requeuePlatformEvents } from "./inbound/ingest-events.server";

export async function requeuePlatformJobs(ctx: Context): Promise<number> {
  return (await requeuePlatformEvents(ctx)) + (await requeueMessages(ctx));
}

export async function renewTokens(ctx: Context): Promise<number> {
  return (await resealTokens(ctx)) + (await queueSyncs(ctx));
}
