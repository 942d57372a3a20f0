import { MAX_EVENT_BYTES, takePaymentEvent } from "~/domains/billing/payments/take-payment-event.server";
import { webhookSource } from "~/http/calls/webhook-source.server";

export const { loader, action } = webhookSource({
  verify: (_, { request }) => request.headers.get("x-paystack-signature"),
  maxBytes: { bytes: MAX_EVENT_BYTES, error: "What you sent is larger than 64 kB." },
  handle: (ctx, signature, body) => takePaymentEvent(ctx, body, signature),
});
