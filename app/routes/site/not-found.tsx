import type { MetaFunction } from "@remix-run/cloudflare";

const nothing = () => {
  throw new Response(null, { status: 404 });
};

export const meta: MetaFunction = () => [{ title: "Page Not Found" }];
export const loader = nothing;
export const action = nothing;

export default function NotFound() {
  return null;
}
