import { handlePaymentEvent, MAX_EVENT_BYTES } from "~/domains/billing/payments/handle-payment-event.server";
import { webhookSource } from "~/http/api/webhook-source.server";

export const { loader, action } = webhookSource({
  verify: (_, { request }) => request.headers.get("x-paystack-signature"),
  maxBytes: { bytes: MAX_EVENT_BYTES, error: "The request is larger than 64 kB." },
  handle: (ctx, signature, body) => handlePaymentEvent(ctx, body, signature),
});
