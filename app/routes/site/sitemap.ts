import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PUBLIC_PAGES } from "./public-pages";

export function loader({ context }: LoaderFunctionArgs) {
  const { APP_ORIGIN } = context.base.config;
  const urls = PUBLIC_PAGES.map((path) => `<url><loc>${APP_ORIGIN}${path}</loc></url>`).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    {
      headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
    },
  );
}
