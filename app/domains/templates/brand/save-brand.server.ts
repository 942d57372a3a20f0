import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { hasFeature, requirePlanFeature } from "~/domains/billing/plans/features";
import { type Brand, brandStatement, findBrand, logoUrlOf } from "~/domains/identity/brand/brand.server";
import { canBrand } from "~/domains/identity/policy";
import { paths } from "~/paths";
import { findLogo, LOGO_PREFIX } from "../files/files.server";
import { requireOwnLogo } from "../signatures/save-signature.server";
import type { BrandInput } from "./brand-schema";

function requireOwner({ actor }: BusinessContext): void {
  if (!canBrand(actor)) throw new DomainError("forbidden", "Only account owners can edit branding.");
}

/** Called before the logo is stored. @throws DomainError forbidden; limit_reached */
export function requireMayBrand(ctx: BusinessContext): void {
  requireOwner(ctx);
  requirePlanFeature(ctx, "whiteLabel");
}

/** Removes accents, which are hard to see in small text. */
const bare = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{M}/gu, "");

/** A character of another script can imitate one in the name: "Njіa" with a Cyrillic і. */
const isMixed = (text: string) =>
  /\p{Script=Latin}/u.test(text) && /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}/u.test(text);

function requireOtherName({ config }: BusinessContext, senderName: string): void {
  if (isMixed(senderName.normalize("NFKC")))
    throw new DomainError("invalid", "Use letters from only one alphabet in the name.", {
      field: "senderName",
    });
  if (bare(senderName).includes(bare(config.APP_NAME)))
    throw new DomainError("invalid", `The sender name can’t include ${config.APP_NAME}.`, {
      field: "senderName",
    });
}

export async function saveBrand(ctx: BusinessContext, input: BrandInput): Promise<Brand> {
  requireMayBrand(ctx);
  const { senderName, colour, logoUrl: logoId } = input;
  requireOtherName(ctx, senderName);
  const logo = logoId ? (await requireOwnLogo(ctx, logoId)).key.slice(LOGO_PREFIX.length) : null;
  const brand = { senderName, colour, logo };
  const target = `account:${ctx.account.id}`;
  await ctx.db.batch([
    brandStatement(ctx, brand),
    auditStatement(ctx, { action: "save-white-label", target, detail: { senderName } }),
  ]);
  return brand;
}

/** Allowed on any plan; submitted twice, it removes the brand once. @throws DomainError forbidden */
export async function removeBrand(ctx: BusinessContext): Promise<void> {
  requireOwner(ctx);
  await ctx.db.batch([
    brandStatement(ctx, null),
    auditIfChanged(ctx, { action: "remove-white-label", target: `account:${ctx.account.id}` }),
  ]);
}

/** In the shape of API and page; `isShown` states whether emails use it now. */
export async function ownBrand(ctx: BusinessContext) {
  const brand = await findBrand(ctx);
  const file = brand?.logo ? await findLogo(ctx, brand.logo) : null;
  return {
    senderName: brand?.senderName ?? null,
    colour: brand?.colour ?? null,
    logoUrl: file && paths.templates.file(file.id),
    logoShown: brand && logoUrlOf(ctx.config, brand.logo),
    isShown: brand !== null && hasFeature(ctx.account, "whiteLabel"),
  };
}
