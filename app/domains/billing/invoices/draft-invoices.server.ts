import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import type { Seller } from "~/domains/settings/operator-identity";
import { invoices } from "../tables";

/** A draft names no seller, so it can't be booked. Demo invoices are marked as demo instead. */
export const isDraft = ({ seller, isDemo }: { seller: Seller | null; isDemo: boolean }): boolean =>
  seller === null && !isDemo;

/** Adds the seller to all drafts. An invoice that already names a seller keeps it. */
export const finishDraftsStatement = (ctx: Context, seller: Seller) =>
  ctx.db
    .update(invoices)
    .set({ seller })
    .where(and(isNull(invoices.seller), eq(invoices.isDemo, false)));
