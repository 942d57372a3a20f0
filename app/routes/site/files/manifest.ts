import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { THEME } from "../theme";

const icon = (size: number, src: string, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web app manifest, for installing the product on a phone. Linked only from working screens. */
export function loader({ context }: LoaderFunctionArgs) {
  const { APP_NAME } = context.base.config;
  const manifest = {
    id: "/",
    name: APP_NAME,
    short_name: APP_NAME,
    description: m.site_manifest_find_companies_to_sell_to(),
    lang: "en",
    dir: "ltr",
    scope: "/",
    start_url: paths.business.home,
    display: "standalone",
    theme_color: THEME.light,
    background_color: THEME.paper,
    icons: [
      icon(192, "/icon-192.png", "any"),
      icon(512, "/icon-512.png", "any"),
      icon(512, "/icon-maskable-512.png", "maskable"),
    ],
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
