import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { handlePaymentEvent, MAX_EVENT_BYTES } from "~/domains/billing/payments/handle-payment-event.server";
import { readLimited } from "~/http/api/body.server";
import { errorResponse, wrongMethod } from "~/http/api/error-response.server";

/** The payment provider's call: no session, its signature instead. */
async function answer({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return wrongMethod(["POST"]);
  try {
    const body = await readLimited(request, MAX_EVENT_BYTES, "What you sent is larger than 64 kB.");
    const signature = request.headers.get("x-paystack-signature");
    return Response.json(await handlePaymentEvent(context.base, body, signature));
  } catch (error) {
    return errorResponse(request, error);
  }
}

export const loader = answer;
export const action = answer;
