import { getHook } from "~/domains/marketing/platforms/hooks.server";
import {
  MAX_WEBHOOK_BYTES,
  takeMetaWebhook,
  verifyWebhook,
} from "~/domains/social-leads/inbound/take-webhook.server";
import { type WebhookRequest, webhookSource } from "~/http/calls/webhook-source.server";

const hookKeyOf = ({ params }: WebhookRequest): string => params.hookKey ?? "";

export const { loader, action } = webhookSource({
  verify: async (ctx, asked) => {
    const hookKey = hookKeyOf(asked);
    await getHook(ctx, hookKey);
    return { hookKey, signature: asked.request.headers.get("x-hub-signature-256") };
  },
  maxBytes: { bytes: MAX_WEBHOOK_BYTES, error: "What you sent is larger than 3 MB." },
  handle: (ctx, { hookKey, signature }, body) => takeMetaWebhook(ctx, hookKey, body, signature),
  confirm: (ctx, asked) => verifyWebhook(ctx, hookKeyOf(asked), new URL(asked.request.url).searchParams),
});
