import type { Context } from "~/core/context";
import { queueSyncs } from "~/domains/marketing/platforms/ask-sync.server";
import { resealTokens } from "~/domains/marketing/platforms/reseal.server";
import { requeueMessages } from "./conversations/send-message.server";
import { requeuePlatformEvents } from "./inbound/take-events.server";

export async function tendPlatforms(ctx: Context): Promise<number> {
  return (await requeuePlatformEvents(ctx)) + (await requeueMessages(ctx));
}

export async function lookAfterTokens(ctx: Context): Promise<number> {
  return (await resealTokens(ctx)) + (await queueSyncs(ctx));
}
