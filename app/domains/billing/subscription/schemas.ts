import { z } from "zod";
import { PLANS_ON_SALE } from "../plans/plans";

const PLAN = "Choose startup, scaleup or corporate as the plan.";
const BILLING = "Choose monthly or annual billing.";

const Plan = z.enum(PLANS_ON_SALE, PLAN);
const Billing = z.enum(["monthly", "annual"], BILLING).optional();

const NAME = "Use at most 120 characters.";
const ADDRESS = "Use at most 300 characters.";
const TAX =
  "Use at most 40 characters for the tax number: letters, digits, spaces, hyphens, slashes or full stops.";

export const DetailsInput = z.object({
  billedTo: z.string(NAME).trim().max(120, NAME).default(""),
  address: z.string(ADDRESS).trim().max(300, ADDRESS).default(""),
  taxNumber: z
    .string(TAX)
    .trim()
    .max(40, TAX)
    .regex(/^[\p{L}\p{N} ./-]*$/u, TAX)
    .default(""),
});
export type DetailsInput = z.infer<typeof DetailsInput>;

export const PlanInput = z.object({ planId: Plan, billing: Billing });

/** Billing details in an order are saved first; without them, the stored ones are used. */
export const OrderDetails = { billingDetails: DetailsInput.optional() };

const inEither = { billing: Billing, billingCycle: Billing, ...OrderDetails };
export const PlanCall = z.object({ planId: Plan, ...inEither });
export const TierCall = z.object({ tier: Plan, ...inEither });

const LEADS = "Enter a number of leads from 1 to 500.";
const CONSENT = "Confirm the price.";

export const ExtraLeadsInput = z.object({
  leads: z.number(LEADS).int(LEADS).min(1, LEADS).max(500, LEADS),
  consent: z.literal(true, CONSENT),
});
export type ExtraLeadsInput = z.infer<typeof ExtraLeadsInput>;
