import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { removePiece } from "~/core/remove-piece";
import { idsWithAddress } from "~/core/same-address";
import { statement } from "~/core/statement";
import { opportunities } from "./tables";

const of = (key: string): SQL => sql`id in (${idsWithAddress(sql`opportunities`, sql`contact_email`, key)})`;

/** The deal stays. */
export const eraseContactFromOpportunities = (ctx: Context, key: string) =>
  statement(
    ctx,
    sql`update opportunities set contact_name = null, contact_email = null, contact_phone = null where ${of(key)}`,
  );

/** At most 500. */
export const opportunitiesHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({
      accountId: opportunities.accountId,
      contactName: opportunities.contactName,
      contactEmail: opportunities.contactEmail,
      contactPhone: opportunities.contactPhone,
      companyName: opportunities.companyName,
      madeAt: opportunities.createdAt,
    })
    .from(opportunities)
    .where(of(key))
    .limit(500);

const OWN = ["tasks", "opportunity_events", "opportunities", "opportunity_totals", "opportunity_months"];

export const removeOwnOpportunities = (ctx: AccountContext): Promise<boolean> => removePiece(ctx, OWN);
