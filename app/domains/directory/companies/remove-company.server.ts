import type { AccountContext } from "~/core/context";
import { getCompany } from "./get-company.server";
import { hideCompany } from "./hide-company.server";
import { deleteCompanyStatements } from "./write-companies.server";

/** `hiddenId` is the shared company that can be shown again, or null. @throws DomainError not_found */
export async function removeCompany(
  ctx: AccountContext,
  id: number,
): Promise<{ name: string; hiddenId: number | null }> {
  const company = await getCompany(ctx, id);
  if (company.accountId === null) await hideCompany(ctx, id);
  else await ctx.d1.batch(deleteCompanyStatements(ctx, [id]));
  return { name: company.name, hiddenId: company.accountId === null ? id : company.originId };
}
