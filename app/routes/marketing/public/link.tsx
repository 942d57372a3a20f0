import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { notFound } from "~/core/errors";
import { followLink } from "~/domains/marketing/links/links.server";
import { publicPage } from "~/http/pages/page.server";
import { redirectOutside } from "~/http/pages/redirect.server";
import { visitorOf } from "./visitor.server";

/** Leads to the address that was written down for the code, and nowhere else. */
export const loader = publicPage(async (ctx, { params, request }: LoaderFunctionArgs) => {
  const to = await followLink(ctx, params.code ?? "", visitorOf(ctx, request));
  if (!to) throw notFound("This link");
  return redirectOutside(to, { headers: { "cache-control": "no-store", "referrer-policy": "no-referrer" } });
});

/** Never shown: without it what is not found would be a line of plain text. */
export default function LinkPage() {
  return null;
}
