import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MAX_EVENT_BYTES, takePaymentEvent } from "~/domains/billing/payments/take-payment-event.server";
import { readLimited } from "~/http/calls/body.server";
import { errorResponse, wrongMethod } from "~/http/calls/error-response.server";

/** The payment provider's call: no session, its signature instead. */
async function answer({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return wrongMethod(["POST"]);
  try {
    const body = await readLimited(request, MAX_EVENT_BYTES, "What you sent is larger than 64 kB.");
    const signature = request.headers.get("x-paystack-signature");
    return Response.json(await takePaymentEvent(context.base, body, signature));
  } catch (error) {
    return errorResponse(request, error);
  }
}

export const loader = answer;
export const action = answer;
