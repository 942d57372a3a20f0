import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { mailOf } from "./mail-outbox.server";

/** The HTML part as a sandboxed document: no scripts, no forms, no images, and its own origin. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { html } = await mailOf(context, params);
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "x-robots-tag": "noindex",
    },
  });
}
