import { MAX_BYTES } from "~/domains/replies/parsing/read-mail.server";
import { handleWebhook, readDelivery } from "~/domains/replies/responses/handle-webhook.server";
import { TOO_LARGE } from "~/domains/replies/responses/receive-mail.server";
import type { Webhook } from "~/domains/replies/responses/webhook-schemas";
import { webhookSource } from "~/http/api/webhook-source.server";

const MAX_MAIL = { bytes: MAX_BYTES, error: TOO_LARGE };
/** Form fields are short; their signature can only be checked after the body is read. */
const MAX_FIELDS = { bytes: 2 * 1024 * 1024, error: "The request is larger than 2 MB." };

/** A webhook of a business's own mail server: replies, bounces and unsubscribes. */
export const mailServerWebhook = (webhook: Webhook) =>
  webhookSource({
    verify: (ctx, { request }) => readDelivery(ctx, webhook, request.headers),
    maxBytes: ({ contentType }) =>
      webhook === "email-response" && contentType.startsWith("message/rfc822") ? MAX_MAIL : MAX_FIELDS,
    handle: handleWebhook,
  });
