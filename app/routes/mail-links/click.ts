import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { followClick } from "~/domains/replies/responses/follow-click.server";
import { toErrorResponse } from "~/http/errors.server";
import { redirectOutside } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";

/** Redirects a click in an email only to the URL signed in its token. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { headers, method } = request;
  const url = await followClick(context.base, params.clickToken ?? "", {
    method,
    userAgent: headers.get("user-agent"),
    purpose: headers.get("sec-purpose") ?? headers.get("purpose") ?? headers.get("x-moz"),
  }).catch((error) => {
    throw toErrorResponse(error);
  });
  if (!url) throw new Response(m.prospects_click_this_link_is_incomplete_copy(), { status: 404 });
  return redirectOutside(url, { headers: { "cache-control": "no-store" } });
}
