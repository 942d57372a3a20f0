import type { MetaFunction } from "@remix-run/cloudflare";
import { m } from "~/messages/messages";

const nothing = () => {
  throw new Response(null, { status: 404 });
};

export const meta: MetaFunction = () => [{ title: m.site_not_found_page_not_found() }];
export const loader = nothing;
export const action = nothing;

export default function NotFound() {
  return null;
}
