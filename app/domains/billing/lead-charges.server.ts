import type { BusinessContext } from "~/core/context";
import { formatDate } from "~/core/format";
import type { PageQuery } from "~/core/pagination";
import { newestOwn } from "./newest-own.server";
import { leadCharges } from "./tables";

type LeadCharge = typeof leadCharges.$inferSelect;

/** The account's lead charges, newest first. */
export const listLeadCharges = (ctx: BusinessContext, query: PageQuery) => newestOwn(ctx, leadCharges, query);

export const leadChargeJson = ({ id, companyId, companyName, searchId, period, createdAt }: LeadCharge) => ({
  id,
  companyId,
  companyName,
  /** Null for charges from before the search was recorded with them. */
  leadSearchId: searchId || null,
  period,
  chargedAt: createdAt.toISOString(),
});

export const leadChargeView = (
  { id, companyId, companyName, searchId, createdAt }: LeadCharge,
  zone: string,
) => ({
  id,
  companyId,
  companyName,
  searchId: searchId || null,
  charged: formatDate(createdAt, zone),
});
