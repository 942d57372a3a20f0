import { and, eq } from "drizzle-orm";
import { isPublicHost } from "~/adapters/public-url";
import type { Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { isLookAlikeHost } from "~/core/look-alike-host";
import { isSharedDomain } from "~/core/shared-domain";
import { listVerifiedDomains } from "~/domains/mailboxes/list-verified-domains.server";
import { readSetting } from "~/domains/settings/settings.server";
import { marketingAccess } from "../access/tables";
import { marketingLinks } from "./tables";

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
  // DNS records that anyone can read let a mailbox send: they don't make a shared domain the account's own.
  return claimed.filter((domain) => !isSharedDomain(domain));
}

/** The host to name before a visitor leaves; null where we vouch for it. @throws DomainError not_found for a private or look-alike host */
export async function findLeavingHost(ctx: Context, code: string, to: string): Promise<string | null> {
  if (to.startsWith("/")) return null;
  const { hostname } = new URL(to);
  if (!isPublicHost(hostname) || isLookAlikeHost(hostname)) throw notFound("This link");
  const domains = [...(await readSetting(ctx, "linkDomains")), ...(await ownDomains(ctx, code))];
  return domains.some((domain) => isWithin(hostname, domain)) ? null : hostname;
}
