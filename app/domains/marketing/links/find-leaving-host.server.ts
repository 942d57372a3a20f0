import { and, eq } from "drizzle-orm";
import { isPublicHost } from "~/adapters/public-url";
import type { Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { isLookAlikeHost } from "~/core/look-alike-host";
import { listVerifiedDomains } from "~/domains/mailboxes/list-verified-domains.server";
import { readSetting } from "~/domains/settings/settings.server";
import { marketingAccess } from "../access/tables";
import { marketingLinks } from "./tables";

/** Domains under which anyone can get a name: registries, website builders, hosting, and platforms for user content. */
const REGISTRY = /^(?:ac|co|com|edu|go|gob|gouv|gov|info|mil|ne|net|nom|or|org|sch|web)\.[a-z]{2}$/;
const BLOG = /^blogspot\.[a-z.]+$/;

const SHARED = new Set(
  [
    "google.com microsoft.com outlook.com office.com sharepoint.com zoho.com zoho.eu zoho.in yahoo.com apple.com",
    "facebook.com linkedin.com instagram.com twitter.com x.com youtube.com tiktok.com t.me wa.me linktr.ee bit.ly goo.gl",
    "wordpress.com wixsite.com weebly.com webs.com square.site business.site jimdofree.com odoo.com myshopify.com webflow.io",
    "notion.site carrd.co canva.site strikingly.com godaddysites.com tumblr.com medium.com substack.com typeform.com",
    "jotform.com github.io gitlab.io netlify.app vercel.app pages.dev workers.dev r2.dev web.app firebaseapp.com",
    "herokuapp.com onrender.com fly.dev surge.sh glitch.me replit.app azurewebsites.net windows.net cloudfront.net",
    "amazonaws.com googleapis.com dropbox.com dropboxusercontent.com 000webhostapp.com",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a domain's subdomains can belong to different owners. */
const isSharedDomain = (domain: string): boolean =>
  !domain.includes(".") || REGISTRY.test(domain) || BLOG.test(domain) || SHARED.has(domain);

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

const hostOf = (website: string | null) =>
  website && URL.canParse(website) ? [new URL(website).hostname.replace(/^www\./, "")] : [];

async function ownDomains(ctx: Context, code: string): Promise<string[]> {
  const [row] = await ctx.db
    .select({ accountId: marketingLinks.accountId, website: marketingAccess.website })
    .from(marketingLinks)
    .leftJoin(
      marketingAccess,
      and(eq(marketingAccess.accountId, marketingLinks.accountId), eq(marketingAccess.state, "approved")),
    )
    .where(eq(marketingLinks.code, code))
    .limit(1);
  const claimed = row ? [...hostOf(row.website), ...(await listVerifiedDomains(ctx, row.accountId))] : [];
  // A mailbox is verified by public DNS records, which don't prove that a shared domain is the account's own.
  return claimed.filter((domain) => !isSharedDomain(domain));
}

/**
 * The host shown in a warning before the visitor leaves; null for a trusted domain. @throws DomainError not_found for a
 * private or look-alike host
 */
export async function findLeavingHost(ctx: Context, code: string, to: string): Promise<string | null> {
  if (to.startsWith("/")) return null;
  const { hostname } = new URL(to);
  if (!isPublicHost(hostname) || isLookAlikeHost(hostname)) throw notFound("This link");
  const domains = [...(await readSetting(ctx, "linkDomains")), ...(await ownDomains(ctx, code))];
  return domains.some((domain) => isWithin(hostname, domain)) ? null : hostname;
}
