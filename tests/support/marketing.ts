import { findAccess } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import type { Business } from "./context";
import { admin } from "./payouts";

export const marketingInput = (over: Record<string, unknown> = {}) => ({
  businessName: "Amani Foods",
  website: "amani.example",
  industry: "ecommerce",
  marketingExperience: "intermediate",
  socialMediaPlatforms: ["facebook", "whatsapp"],
  monthlyBudget: 250.5,
  targetAudience: "Shop owners in Nairobi",
  marketingGoals: "Orders from new shops",
  portfolio: "",
  references: "Grace of the chamber of commerce",
  ...over,
});

/** The application of the business, as it waits. */
export const appliedForMarketing = ({ ctx }: Pick<Business, "ctx">, over: Record<string, unknown> = {}) =>
  applyForMarketing(ctx, AccessApplication.parse(marketingInput(over)));

/** Opens the portal to the business. */
export async function approvedMarketing(business: Pick<Business, "ctx">) {
  if ((await findAccess(business.ctx))?.state === "approved") return;
  const { id } = await appliedForMarketing(business);
  await approveMarketing((await admin()).ctx, id);
}
