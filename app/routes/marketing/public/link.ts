import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { followLink } from "~/domains/marketing/links/links.server";
import { visitorOf } from "./visitor.server";

/** Leads to the address that was written down for the code, and nowhere else. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const to = await followLink(context.base, params.code ?? "", visitorOf(context.base, request));
  if (!to) throw new Response("This link is not complete. Please copy all of it.", { status: 404 });
  return redirect(to, { headers: { "cache-control": "no-store", "referrer-policy": "no-referrer" } });
}
