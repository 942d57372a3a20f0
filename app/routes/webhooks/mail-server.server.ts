import { MAX_BYTES } from "~/domains/replies/reading/read-mail.server";
import { TOO_LARGE } from "~/domains/replies/responses/receive-mail.server";
import { readDelivery, takeWebhook } from "~/domains/replies/responses/take-webhook.server";
import type { Webhook } from "~/domains/replies/responses/webhook-schemas";
import { webhookSource } from "~/http/calls/webhook-source.server";

const MAIL = { bytes: MAX_BYTES, error: TOO_LARGE };
/** What comes as fields is short; nobody has shown a signature for it yet. */
const FIELDS = { bytes: 2 * 1024 * 1024, error: "What you sent is larger than 2 MB." };

/** What a mail server tells: replies, bounces and unsubscribes. */
export const mailServerWebhook = (webhook: Webhook) =>
  webhookSource({
    verify: (ctx, { request }) => readDelivery(ctx, webhook, request.headers),
    maxBytes: ({ contentType }) =>
      webhook === "email-response" && contentType.startsWith("message/rfc822") ? MAIL : FIELDS,
    handle: takeWebhook,
  });
