import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MAX_BYTES } from "~/domains/replies/parsing/read-mail.server";
import { BadDelivery, handleWebhook, readDelivery } from "~/domains/replies/responses/handle-webhook.server";
import { TOO_LARGE } from "~/domains/replies/responses/receive-mail.server";
import type { Webhook } from "~/domains/replies/responses/webhook-schemas";
import { readLimited } from "./body.server";
import { errorResponse, malformed, wrongMethod } from "./error-response.server";

const MAX_FORM_BYTES = 2 * 1024 * 1024;

type Args = LoaderFunctionArgs | ActionFunctionArgs;

async function answer(webhook: Webhook, { request, context }: Args): Promise<Response> {
  if (request.method !== "POST") return wrongMethod(["POST"]);
  try {
    const delivery = readDelivery(context.base, webhook, request.headers);
    const isMail = webhook === "email-response" && delivery.contentType.startsWith("message/rfc822");
    // What comes as fields is short; nobody has shown a signature for it yet.
    const body = isMail
      ? await readLimited(request, MAX_BYTES, TOO_LARGE)
      : await readLimited(request, MAX_FORM_BYTES, "What you sent is larger than 2 MB.");
    return Response.json(await handleWebhook(context.base, delivery, body));
  } catch (error) {
    if (error instanceof BadDelivery) return malformed(error.message);
    return errorResponse(request, error);
  }
}

/** The calls of somebody's mail server: no session, a signature instead. */
export const webhookRoute = (webhook: Webhook) => {
  const handle = (args: Args) => answer(webhook, args);
  return { loader: handle, action: handle };
};
