import { and, eq, sql } from "drizzle-orm";
import { DomainError, notFound } from "~/core/errors";
import { internationalPhone } from "~/core/places/dial-codes";
import { auditIfChanged, auditUnlessRepeated } from "~/domains/audit/audit.server";
import type { UserContext } from "./current-user.server";
import type { ProfileChange } from "./profile-schema";
import { countRecoveryCodes } from "./second-factor/recovery-codes.server";
import { accounts, users } from "./tables";

export async function getProfile(ctx: UserContext) {
  const [user] = await ctx.db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      secondFactorSince: users.totpConfirmedAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`.mapWith(Boolean),
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, ctx.actor.userId))
    .limit(1);
  if (!user) throw notFound("This user");
  const recoveryCodes = user.secondFactorSince ? await countRecoveryCodes(ctx, ctx.actor.userId) : 0;
  return { ...user, recoveryCodes };
}

const OWNERS_ONLY = "Only account owners can change the company country.";

function countryStatements(ctx: UserContext, hqCountry: string | undefined) {
  const { actor, account } = ctx;
  if (!account || !hqCountry || hqCountry === account.hqCountry) return [];
  const isOwner = sql`exists (select 1 from ${users} where ${and(
    eq(users.id, actor.userId),
    eq(users.accountId, account.id),
    eq(users.role, "owner"),
  )})`;
  return [
    ctx.db
      .update(accounts)
      .set({ hqCountry })
      .where(and(eq(accounts.id, account.id), isOwner)),
    auditIfChanged(ctx, {
      action: "change-country",
      target: `account:${account.id}`,
      detail: { hqCountry },
    }),
  ];
}

/** Saves name and phone number, with an audit log entry. */
export const profileStatements = (
  ctx: UserContext,
  { firstName, lastName, phone }: Pick<ProfileChange, "firstName" | "lastName"> & { phone?: string | null },
) =>
  [
    ctx.db
      .update(users)
      .set({ firstName, lastName, phone: phone || null })
      .where(eq(users.id, ctx.actor.userId)),
    auditUnlessRepeated(ctx, { action: "change-profile", target: `user:${ctx.actor.userId}` }, true),
  ] as const;

/** For an account without a country: an owner chooses it when it is first needed. */
export async function setCountry(ctx: UserContext, hqCountry: string): Promise<void> {
  const [first, ...more] = countryStatements(ctx, hqCountry);
  if (first) await ctx.db.batch([first, ...more]);
}

/** An empty number removes the phone number. @throws DomainError forbidden */
export async function changeProfile(ctx: UserContext, input: ProfileChange): Promise<void> {
  const { hqCountry } = input;
  if (hqCountry && ctx.actor.role !== "owner")
    throw new DomainError("forbidden", OWNERS_ONLY, { field: "hqCountry" });
  const country = hqCountry ?? ctx.account?.hqCountry ?? null;
  const phone = input.phone ? internationalPhone(input.phone, country) : null;
  await ctx.db.batch([...profileStatements(ctx, { ...input, phone }), ...countryStatements(ctx, hqCountry)]);
}
