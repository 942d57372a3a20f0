import { isSignedByPaystack, PaymentUnavailable } from "~/adapters/payments/paystack";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { PaymentEvent, returnOf } from "./payment-event";
import { settleCheckout } from "./settle-checkout.server";
import { takeReturn } from "./take-return.server";

export const MAX_EVENT_BYTES = 64 * 1024;

const SIGNATURE = /^[0-9a-f]{128}$/i;

/**
 * An event only names a payment to look up, so late, repeated and reordered events have the same result. Refunds and
 * disputes are accepted if their signature is valid; other events are acknowledged.
 * @throws DomainError unauthenticated, malformed; unavailable, so that the provider sends the event again
 */
export async function handlePaymentEvent(
  ctx: Context,
  body: Uint8Array,
  signature: string | null,
): Promise<{ received: true }> {
  if (!signature || !SIGNATURE.test(signature))
    throw new DomainError("malformed", "The header x-paystack-signature should be HMAC-SHA-512 in hex.");
  if (!isSignedByPaystack(ctx.config, body, signature))
    throw new DomainError("unauthenticated", "The signature isn’t valid.");
  const parsedEvent = PaymentEvent.safeParse(parsed(body));
  if (!parsedEvent.success) throw new DomainError("malformed", "The event has no payment.");
  const event = parsedEvent.data;
  const returned = returnOf(event);
  if (returned !== null) {
    if (returned === "nameless" || !(await takeReturn(ctx, returned)))
      ctx.log.info("return of an unknown payment", { event: event.event });
    return { received: true };
  }
  const { reference } = event.data;
  if (!reference) {
    ctx.log.info("payment event without a payment", { event: event.event });
    return { received: true };
  }
  try {
    await settleCheckout(ctx, reference);
  } catch (error) {
    if (error instanceof PaymentUnavailable)
      throw new DomainError("unavailable", "The payment couldn’t be verified. Send the event again.");
    throw error;
  }
  return { received: true };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new DomainError("malformed", "The body isn’t valid JSON.");
  }
}
