import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { isDemoWork } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive, LINK_UNAVAILABLE } from "~/domains/identity/account-state";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { MARKETING } from "~/paths/business/marketing";
import { hasNotLostMarketing, requireMarketing } from "../access/access.server";
import { getCampaign } from "../campaigns/campaigns.server";
import { MAX_LINKS } from "../campaigns/policy";
import { getForm } from "../forms/forms.server";
import { leadForms } from "../forms/tables";
import { countVisit, type Visitor } from "./count-visit.server";
import type { LinkInput } from "./link-schema";
import { type MarketingLink, marketingLinks } from "./tables";

/** A campaign's links that were not removed, newest first. */
export const listLinks = (ctx: AccountContext, campaignId: number): Promise<MarketingLink[]> =>
  ctx.db
    .select()
    .from(marketingLinks)
    .where(
      and(
        eq(marketingLinks.campaignId, campaignId),
        eq(marketingLinks.accountId, ctx.account.id),
        isNull(marketingLinks.removedAt),
      ),
    )
    .orderBy(desc(marketingLinks.id))
    .limit(MAX_LINKS);

/** @throws DomainError not_found */
export async function getLink(ctx: AccountContext, linkId: number): Promise<MarketingLink> {
  const byId = and(eq(marketingLinks.id, linkId), eq(marketingLinks.accountId, ctx.account.id));
  const [row] = await ctx.db.select().from(marketingLinks).where(byId).limit(1);
  if (!row) throw notFound("This link");
  return row;
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LETTERS = 8;

/** 31^8 possible codes, so none can be guessed. Look-alike characters are excluded. */
const newCode = () =>
  [...crypto.getRandomValues(new Uint32Array(CODE_LETTERS))].map((n) => LETTERS[n % LETTERS.length]).join("");

/** @throws DomainError not_found for the campaign or the form; conflict above 50 links; limit_reached */
export async function createLink(
  ctx: BusinessContext,
  campaignId: number,
  { label, target, formId }: LinkInput,
): Promise<MarketingLink> {
  const { account, actor } = ctx;
  const campaign = await getCampaign(ctx, campaignId);
  await requireMarketing(ctx);
  const form = formId == null ? null : await getForm(ctx, formId);
  const isDemo = isDemoWork(ctx) || campaign.isDemo ? 1 : 0;
  const insert = sql`insert into ${marketingLinks} (account_id, campaign_id, code, label, target, form_id, created_by, created_at, is_demo)
    select ${account.id}, ${campaign.id}, ${newCode()}, ${label}, ${target}, ${form?.id ?? null}, ${actor.userId},
    ${toUnixSeconds(ctx.now())}, ${isDemo} where (select count(*) from ${marketingLinks}
      where campaign_id = ${campaign.id} and removed_at is null) < ${MAX_LINKS} returning id`;
  const [, made] = await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch<{ id: number }>([statement(ctx, count), statement(ctx, insert)]),
  );
  const id = made?.results[0]?.id;
  if (id === undefined)
    throw new DomainError("conflict", `A campaign can have at most ${MAX_LINKS} links. Remove one first.`);
  return getLink(ctx, id);
}

/**
 * Removes a link from the list. It still redirects, so existing posts keep working. Safe to repeat. @throws DomainError
 * not_found
 */
export async function removeLink(ctx: BusinessContext, linkId: number): Promise<MarketingLink> {
  const link = await getLink(ctx, linkId);
  await requireMarketing(ctx);
  const byId = and(
    eq(marketingLinks.id, linkId),
    eq(marketingLinks.accountId, ctx.account.id),
    isNull(marketingLinks.removedAt),
  );
  await ctx.db.update(marketingLinks).set({ removedAt: ctx.now() }).where(byId);
  return link;
}

const CODE = /^[a-hjkmnp-z2-9]{8}$/;

interface FoundLink {
  id: number;
  accountId: number;
  campaignId: number;
  isDemo: boolean;
  target: string | null;
  slug: string | null;
  takenDownAt: Date | null;
  isActive: number;
}

export async function findLink(ctx: Context, code: string): Promise<FoundLink | null> {
  if (!CODE.test(code)) return null;
  const { id, accountId, campaignId, isDemo, target, takenDownAt } = marketingLinks;
  const account = sql`marketing_links.account_id`;
  const [row] = await ctx.db
    .select({
      ...{ id, accountId, campaignId, isDemo, target, takenDownAt, slug: leadForms.slug },
      isActive: sql<number>`${isAccountActive(account)} and ${hasNotLostMarketing(account)}`,
    })
    .from(marketingLinks)
    .leftJoin(leadForms, eq(leadForms.id, marketingLinks.formId))
    .where(eq(marketingLinks.code, code))
    .limit(1);
  return row ?? null;
}

/**
 * Returns a short link's target and counts the click once per visitor and day. Null for an unknown link.
 * @throws DomainError gone if it was taken down, or its account may not redirect
 */
export async function followLink(ctx: Context, code: string, visitor: Visitor): Promise<string | null> {
  const link = await findLink(ctx, code);
  const to = link?.slug ? `${MARKETING.publicForm(link.slug)}?via=${code}` : link?.target;
  if (!link || !to) return null;
  if (link.takenDownAt)
    throw new DomainError("gone", `${ctx.config.APP_NAME} removed this link because it broke our rules.`);
  if (!link.isActive) throw new DomainError("gone", LINK_UNAVAILABLE);
  await countVisit(
    ctx,
    { what: "click", ...link },
    visitor,
    (isNew) => sql`update ${marketingLinks} set clicks = clicks + 1 where id = ${link.id} and ${isNew}`,
  );
  return to;
}
