import { and, desc, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { sameCompany } from "~/domains/directory/companies/same-company";
import type { Contact } from "~/domains/directory/contacts/contact";
import { isLive } from "../opportunities.server";
import { opportunities } from "../tables";

const MAX_DEALS = 10;

const DEAL = {
  id: opportunities.id,
  title: opportunities.title,
  status: opportunities.status,
  contactName: opportunities.contactName,
};

/** The newest first. At most 10, closed ones included. */
export const dealsOfCompany = (ctx: BusinessContext, companyId: number) =>
  ctx.db
    .select(DEAL)
    .from(opportunities)
    .where(
      and(
        sql`${opportunities.companyId} in (select value from ${sameCompany(ctx, companyId)})`,
        eq(opportunities.accountId, ctx.account.id),
        isLive,
      ),
    )
    .orderBy(desc(opportunities.id))
    .limit(MAX_DEALS);
export type Deal = Awaited<ReturnType<typeof dealsOfCompany>>[number];

const dealsOfAddress = (ctx: BusinessContext, address: string | null): Promise<Deal[]> =>
  address === null
    ? Promise.resolve([])
    : ctx.db
        .select(DEAL)
        .from(opportunities)
        .where(
          and(
            sql`${opportunities.contactEmail} collate nocase = ${address}`,
            eq(opportunities.accountId, ctx.account.id),
            isLive,
          ),
        )
        .orderBy(desc(opportunities.id))
        .limit(MAX_DEALS);

/** With the person, whatever company it is of, and of their company, with whomever. The newest first, at most 10. */
export async function dealsOfContact(
  ctx: BusinessContext,
  { contactEmail, companyId }: Pick<Contact, "contactEmail" | "companyId">,
): Promise<Deal[]> {
  const found = await Promise.all([
    dealsOfAddress(ctx, contactEmail),
    companyId === null ? [] : dealsOfCompany(ctx, companyId),
  ]);
  const deals = new Map(found.flat().map((deal) => [deal.id, deal]));
  return [...deals.values()].sort((one, two) => two.id - one.id).slice(0, MAX_DEALS);
}
