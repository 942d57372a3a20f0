import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "~/paths";

const { site, account, auth, business, leadSearch, team } = paths;

/** Screens behind sign-in, API and development pages: "$" ends a path, so that /business-signup stays allowed. */
const CLOSED = [
  "/api/",
  "/dev/",
  "/ui",
  `${business.home}$`,
  `${business.home}?`,
  `${business.home}/`,
  business.alias,
  leadSearch.list,
  account.home,
  team.home,
  auth.invitation,
];

/**
 * The same in every environment. Outside development a server only responds to its own host (request-limits), so there
 * is no second copy of the site to hide.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.base.config.APP_ORIGIN}${site.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
