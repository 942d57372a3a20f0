import { z } from "zod";
import { PLAN_KEYS } from "~/core/context";
import { notFound } from "~/core/errors";
import { PAGE_SIZE } from "~/core/pagination";

/** Kinds of revenue, in the order shown. Triggers write the entries of each (migrations/0006_revenue.sql). */
export const FIGURES = [
  {
    key: "paid",
    name: "Payments",
    one: "payment",
    many: "payments",
    counts: "Invoice payments including tax, by month received. Reversals are negative.",
  },
  {
    key: "outstanding",
    name: "Outstanding invoices",
    one: "open invoice",
    many: "open invoices",
    counts: "Unpaid invoices including tax, by month issued.",
  },
  {
    key: "recurring",
    name: "Monthly recurring revenue",
    one: "paid plan",
    many: "paid plans",
    counts: "Renewing paid plans excluding tax, at month end. Annual plans count as one twelfth.",
  },
  {
    key: "fees",
    name: "Platform fees owed",
    one: "entry",
    many: "entries",
    counts: "Fees for confirmed deals, minus payments by businesses. Payments are negative.",
  },
  {
    key: "commissions",
    name: "Commissions owed",
    one: "entry",
    many: "entries",
    counts: "Agent commission for confirmed deals, minus payments by businesses. Payments are negative.",
  },
] as const;

type Figure = (typeof FIGURES)[number];
export type FigureKey = Figure["key"];

/** Plans, and extra leads, which are sold in addition to plans. */
export const REVENUE_PLANS = [...PLAN_KEYS, "extra"] as const;
export type RevenuePlan = (typeof REVENUE_PLANS)[number];

/** @throws DomainError not_found */
export function getFigure(key: string | undefined): Figure {
  const figure = FIGURES.find((figure) => figure.key === key);
  if (!figure) throw notFound("This figure");
  return figure;
}

const MONTH = "Enter the month as YYYY-MM, e.g. 2026-03.";

export const RevenueQuery = z.object({
  /** Month in UTC. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, MONTH)
    .optional(),
  plan: z.enum(REVENUE_PLANS, `Choose a plan: ${REVENUE_PLANS.join(", ")}.`).optional(),
  limit: z.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
  cursor: z.number().int().min(0).optional(),
});
export type RevenueQuery = z.infer<typeof RevenueQuery>;
