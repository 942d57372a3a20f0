import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getWebhookConnection } from "~/domains/marketing/platforms/webhook-connections.server";
import {
  handleMetaWebhook,
  MAX_WEBHOOK_BYTES,
  verifyWebhook,
} from "~/domains/social-leads/inbound/handle-webhook.server";
import { readLimited } from "~/http/api/body.server";
import { errorResponse, wrongMethod } from "~/http/api/error-response.server";

const TOO_LARGE = "What you sent is larger than 3 MB.";

/** Meta's calls: no session, the verify token or its signature instead. */
async function answer({
  request,
  params,
  context,
}: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  const { method, url, headers } = request;
  const hookKey = params.hookKey ?? "";
  try {
    if (method === "GET")
      return new Response(await verifyWebhook(context.base, hookKey, new URL(url).searchParams), {
        headers: { "content-type": "text/plain" },
      });
    if (method !== "POST") return wrongMethod(["GET", "POST"]);
    // Nobody has its body read for an address that is none.
    await getWebhookConnection(context.base, hookKey);
    const body = await readLimited(request, MAX_WEBHOOK_BYTES, TOO_LARGE);
    const signature = headers.get("x-hub-signature-256");
    return Response.json(await handleMetaWebhook(context.base, hookKey, body, signature));
  } catch (error) {
    return errorResponse(request, error);
  }
}

export const loader = answer;
export const action = answer;
