import { eq, type SQL, sql } from "drizzle-orm";
import type { Config } from "~/core/config";
import type { AccountContext } from "~/core/context";
import { hasFeature } from "~/domains/billing/plans/features";
import type { MailBrand } from "~/domains/mail/render-mail";
import { paths } from "~/paths";
import { accountBrands } from "../tables";

export type Brand = Omit<typeof accountBrands.$inferSelect, "accountId" | "changedAt">;

export async function findBrand(ctx: AccountContext): Promise<Brand | null> {
  const { senderName, logo, colour } = accountBrands;
  const [row] = await ctx.db
    .select({ senderName, logo, colour })
    .from(accountBrands)
    .where(eq(accountBrands.accountId, ctx.account.id))
    .limit(1);
  return row ?? null;
}

export const logoUrlOf = ({ APP_ORIGIN }: Pick<Config, "APP_ORIGIN">, logo: string | null) =>
  logo && APP_ORIGIN + paths.templates.logo(logo);

/** Returns the brand of emails in the account's name, and its configuration. A null brand means the product's own. */
export async function inNameOf(ctx: AccountContext): Promise<{ config: Config; brand: MailBrand | null }> {
  const found = hasFeature(ctx.account, "whiteLabel") ? await findBrand(ctx) : null;
  if (!found) return { config: ctx.config, brand: null };
  const { senderName: name, logo, colour } = found;
  const config = { ...ctx.config, APP_NAME: name };
  return { config, brand: { name, colour, logoUrl: logoUrlOf(ctx.config, logo) } };
}

export const brandStatement = (ctx: AccountContext, brand: Brand | null) => {
  const accountId = ctx.account.id;
  if (!brand) return ctx.db.delete(accountBrands).where(eq(accountBrands.accountId, accountId));
  const row = { ...brand, changedAt: ctx.now() };
  return ctx.db
    .insert(accountBrands)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: accountBrands.accountId, set: row });
};

/** SQL condition: the picture with this name is an account's logo, whether or not it is currently shown. */
export const isInBrand = (accountId: SQL, name: SQL): SQL =>
  sql`exists (select 1 from ${accountBrands} where account_id = ${accountId} and logo = ${name})`;
