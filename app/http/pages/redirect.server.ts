import { redirect as redirectBy, redirectDocument as redirectDocumentBy } from "@remix-run/cloudflare";
import { m } from "~/messages/messages";
import { pathHere } from "./safe-redirect";

type Redirect = typeof redirectBy;

/** A target outside our paths means a crafted URL; respond with the same 404 as for an unknown path. */
function requirePathHere(target: string): string {
  const path = pathHere(target);
  if (path === null)
    throw new Response(m.errors_redirect_this_address_was_not_found(), {
      status: 404,
      statusText: "not_found",
    });
  return path;
}

/** The only way to redirect within the site. @throws Response 404 if the target could lead to another host */
export const redirect: Redirect = (target, init) => redirectBy(requirePathHere(target), init);

/** Like `redirect`, with a full document load. */
export const redirectDocument: Redirect = (target, init) => redirectDocumentBy(requirePathHere(target), init);

/**
 * Redirects to a target set by an account or a provider: an http or https URL in the ASCII form of RFC 9110, 5.5. A
 * path of this site also works, as for a short link to a lead form. @throws Response 404 for any other target
 */
export function redirectOutside(target: string, init?: ResponseInit) {
  if (target.startsWith("/")) return redirect(target, init);
  const url = URL.canParse(target) ? new URL(target) : null;
  if (!url || !["http:", "https:"].includes(url.protocol))
    throw new Response(m.errors_redirect_this_link_was_not_found(), { status: 404, statusText: "not_found" });
  return redirectBy(/^[\x21-\x7e]+$/.test(target) ? target : url.href, init);
}
