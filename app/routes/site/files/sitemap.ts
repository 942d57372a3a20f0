import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isOn } from "~/domains/settings/operator.server";
import { paths } from "~/paths";
import { PUBLIC_PAGES } from "./public-pages";

export async function loader({ context: { base } }: LoaderFunctionArgs) {
  const { APP_ORIGIN } = base.config;
  const hasDemo = await isOn(base, "demo");
  const pages = PUBLIC_PAGES.filter((path) => hasDemo || !path.startsWith(paths.site.demo));
  const urls = pages.map((path) => `<url><loc>${APP_ORIGIN}${path}</loc></url>`).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    {
      headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
    },
  );
}
