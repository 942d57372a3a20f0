import { and, desc, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { countryCode } from "~/core/places/countries";
import { leads } from "./tables";

/** Returns a lead's country by lead id or email address. ISO 3166; null if no lead has one. */
export async function countryOfLead(
  ctx: AccountContext,
  { leadId, address }: { leadId: number | null; address: string },
): Promise<string | null> {
  const [lead] = await ctx.db
    .select({ country: leads.country })
    .from(leads)
    .where(
      and(
        sql`${leads.id} in (select ${leadId} union all select id from leads where contact_email collate nocase = ${address})`,
        sql`+${leads.accountId} = ${ctx.account.id}`,
        sql`${leads.country} is not null`,
      ),
    )
    .orderBy(desc(eq(leads.id, leadId ?? 0)))
    .limit(1);
  return lead?.country ?? null;
}

export const countryOfDomain = (address: string): string | null =>
  countryCode(/\.([a-z]{2})$/i.exec(address.trim())?.[1] ?? "");

export const countryOfAddress = async (ctx: AccountContext, address: string): Promise<string | null> =>
  (await countryOfLead(ctx, { leadId: null, address })) ?? countryOfDomain(address);
