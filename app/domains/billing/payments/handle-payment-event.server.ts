import { z } from "zod";
import { isSignedByPaystack, PaymentUnavailable } from "~/adapters/payments/paystack";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { settleCheckout } from "./settle-checkout.server";

export const MAX_EVENT_BYTES = 64 * 1024;

const SIGNATURE = /^[0-9a-f]{128}$/i;

const Event = z.object({ event: z.string(), data: z.object({ reference: z.string().max(100) }) });

/**
 * An event of the provider only says where to look: late, twice or out of order it comes to the same.
 * @throws DomainError unauthenticated, malformed; unavailable, for which the provider sends it again
 */
export async function handlePaymentEvent(
  ctx: Context,
  body: Uint8Array,
  signature: string | null,
): Promise<{ received: true }> {
  if (!signature || !SIGNATURE.test(signature))
    throw new DomainError("malformed", "The header x-paystack-signature should be HMAC-SHA-512 in hex.");
  if (!isSignedByPaystack(ctx.config, body, signature))
    throw new DomainError("unauthenticated", "Unauthorized: the signature is not one of ours.");
  const event = Event.safeParse(parsed(body));
  if (!event.success) throw new DomainError("malformed", "The event names no payment.");
  try {
    await settleCheckout(ctx, event.data.data.reference);
  } catch (error) {
    if (error instanceof PaymentUnavailable)
      throw new DomainError("unavailable", "It could not be verified now. Please send it again.");
    throw error;
  }
  return { received: true };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new DomainError("malformed", "The body is not valid JSON.");
  }
}
