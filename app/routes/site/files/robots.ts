import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "~/paths";

const { site, account, auth, business, leadSearch, team } = paths;

/** Screens behind the sign-in, calls and workshop pages: "$" ends an address, so that /business-signup stays open. */
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
 * The same in every environment: a server that is not in development answers for its own address alone (request-limits),
 * so there is no second copy of the site to hide.
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
