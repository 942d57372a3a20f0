import { getWebhookConnection } from "~/domains/marketing/platforms/webhook-connections.server";
import {
  handleMetaWebhook,
  MAX_WEBHOOK_BYTES,
  verifyWebhook,
} from "~/domains/social-leads/inbound/handle-webhook.server";
import { type WebhookRequest, webhookSource } from "~/http/api/webhook-source.server";

const hookKeyOf = ({ params }: WebhookRequest): string => params.hookKey ?? "";

export const { loader, action } = webhookSource({
  verify: async (ctx, args) => {
    const hookKey = hookKeyOf(args);
    await getWebhookConnection(ctx, hookKey);
    return { hookKey, signature: args.request.headers.get("x-hub-signature-256") };
  },
  maxBytes: { bytes: MAX_WEBHOOK_BYTES, error: "The request is larger than 3 MB." },
  handle: (ctx, { hookKey, signature }, body) => handleMetaWebhook(ctx, hookKey, body, signature),
  confirm: (ctx, args) => verifyWebhook(ctx, hookKeyOf(args), new URL(args.request.url).searchParams),
});
