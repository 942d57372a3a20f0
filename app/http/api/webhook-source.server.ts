import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Context } from "~/core/context";
import { errorResponse, wrongMethod } from "~/http/errors.server";
import { type BodyLimit, readLimited } from "./body.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

export type WebhookRequest = Pick<Args, "request" | "params">;

interface WebhookSource<Verified> {
  /**
   * Runs before the body is read: checks address and headers, and returns what `handle` needs from them. A signature
   * over the body is checked by `handle`, which has the body. @throws DomainError
   */
  verify: (ctx: Context, args: WebhookRequest) => Verified | Promise<Verified>;
  maxBytes: BodyLimit | ((verified: Verified) => BodyLimit);
  /** Returns the JSON of the response. @throws DomainError; the provider retries after 429 and 5xx */
  handle: (ctx: Context, verified: Verified, body: Uint8Array<ArrayBuffer>) => Promise<unknown>;
  /** Responds to the GET with which a provider verifies that the URL is ours. @throws DomainError */
  confirm?: (ctx: Context, args: WebhookRequest) => Promise<string>;
}

/** A webhook endpoint for another server: authenticated by signature, without session or cookie. */
export function webhookSource<Verified>({ verify, maxBytes, handle, confirm }: WebhookSource<Verified>) {
  const respond = async ({ request, params, context }: Args): Promise<Response> => {
    const ctx = context.base;
    const args = { request, params };
    try {
      if (request.method === "GET" && confirm)
        return new Response(await confirm(ctx, args), { headers: { "content-type": "text/plain" } });
      if (request.method !== "POST") return wrongMethod(confirm ? ["GET", "POST"] : ["POST"]);
      const verified = await verify(ctx, args);
      const { bytes, error } = typeof maxBytes === "function" ? maxBytes(verified) : maxBytes;
      return Response.json(await handle(ctx, verified, await readLimited(request, bytes, error)));
    } catch (error) {
      return errorResponse(request, error);
    }
  };
  return { loader: respond, action: respond };
}
