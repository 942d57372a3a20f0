import { eq } from "drizzle-orm";
import { z } from "zod";
import type { AccountContext, Context } from "~/core/context";
import { PhoneNumber } from "~/core/phone";
import { plainText } from "~/core/text";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { hasFeature, requirePlanFeature } from "~/domains/billing/plans/features";
import { getAccount } from "~/domains/identity/find-account.server";
import { Email } from "~/domains/identity/schemas";
import { accountManagers } from "./tables";
import type { OperatorContext } from "./write-support.server";

const NAME = "Enter the manager’s name.";
const LONG = "Use at most 100 characters.";

export const ManagerInput = z.object({
  name: z.string(NAME).max(200, LONG).transform(plainText).pipe(z.string(NAME).min(1, NAME).max(100, LONG)),
  email: Email,
  phone: PhoneNumber.optional(),
});
export type ManagerInput = z.infer<typeof ManagerInput>;

export interface Manager {
  name: string;
  email: string;
  phone: string | null;
}

const columns = { name: accountManagers.name, email: accountManagers.email, phone: accountManagers.phone };

export async function findManager(ctx: Context, accountId: number): Promise<Manager | null> {
  const byAccount = eq(accountManagers.accountId, accountId);
  const [row] = await ctx.db.select(columns).from(accountManagers).where(byAccount).limit(1);
  return row ?? null;
}

/** The manager shown to the account; null if its plan includes none. */
export const shownManager = async (ctx: AccountContext): Promise<Manager | null> =>
  hasFeature(ctx.account, "manager") ? findManager(ctx, ctx.account.id) : null;

/** @throws DomainError not_found; limit_reached if the plan has no manager */
export async function setManager(
  ctx: OperatorContext,
  accountId: number,
  { name, email, phone }: ManagerInput,
): Promise<Manager> {
  const account = await getAccount(ctx, accountId);
  requirePlanFeature({ account }, "manager");
  const row = { name, email, phone: phone || null, setAt: ctx.now() };
  const save = ctx.db
    .insert(accountManagers)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: accountManagers.accountId, set: row });
  const trail = auditStatement(ctx, { action: "set-manager", target: `account:${accountId}` });
  await ctx.db.batch(account.isDemo ? [save] : [save, trail]);
  return { name, email, phone: row.phone };
}

/** Submitted twice, it removes the manager once. @throws DomainError not_found */
export async function removeManager(ctx: OperatorContext, accountId: number): Promise<void> {
  await getAccount(ctx, accountId);
  await ctx.db.batch([
    ctx.db.delete(accountManagers).where(eq(accountManagers.accountId, accountId)),
    auditIfChanged(ctx, { action: "remove-manager", target: `account:${accountId}` }),
  ]);
}
