import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "~/http/paths";

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    `Sitemap: ${context.base.config.APP_ORIGIN}${paths.site.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
