import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { PLAN_KEYS } from "~/core/context";
import type { Seller } from "~/domains/settings/operator-identity";
import type { InvoiceLine } from "./invoices/lines";

const BILLINGS = ["monthly", "annual"] as const;
const INVOICE_KINDS = ["upgrade", "renewal", "return", "extra"] as const;

/** Append-only. `balance` is the period's usage including this entry, so that one INSERT can enforce the limit. */
export const leadLedger = sqliteTable(
  "lead_ledger",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    /** `trial`, or the month in the account's country, such as `2026-11`. */
    period: text("period").notNull(),
    searchId: integer("search_id").notNull(),
    runNumber: integer("run_number").notNull(),
    kind: text("kind", { enum: ["reserved", "released", "recounted"] }).notNull(),
    /** Negative for releases and recounts. */
    leads: integer("leads").notNull(),
    balance: integer("balance").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("lead_ledger_once").on(table.searchId, table.runNumber, table.kind),
    index("lead_ledger_period").on(table.accountId, table.period, table.id),
    index("lead_ledger_created").on(table.createdAt),
  ],
);

/** Companies already paid for: free if another search finds them. Outlives the search. */
export const chargedCompanies = sqliteTable(
  "charged_companies",
  {
    accountId: integer("account_id").notNull(),
    companyId: integer("company_id").notNull(),
    paidAt: at("paid_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] })],
);

/** One row per charged lead: which company, by which run. Append-only; outlives the company and the search. */
export const leadCharges = sqliteTable(
  "lead_charges",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    /** The id in the shared directory, even if the account has a copy. */
    companyId: integer("company_id").notNull(),
    companyName: text("company_name").notNull(),
    searchId: integer("search_id").notNull(),
    runNumber: integer("run_number").notNull(),
    period: text("period").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("lead_charges_once").on(table.accountId, table.companyId),
    index("lead_charges_account").on(table.accountId, table.id),
  ],
);

/** An account's subscription; an account without a row has its trial, or a granted plan. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    accountId: integer("account_id").primaryKey(),
    /** Incremented by each change: a writer that read an older version changes nothing. */
    version: integer("version").notNull(),
    plan: text("plan", { enum: PLAN_KEYS }).notNull(),
    billing: text("billing", { enum: BILLINGS }).notNull(),
    startedAt: at("started_at"),
    periodStart: at("period_start"),
    periodEnd: at("period_end"),
    nextPlan: text("next_plan", { enum: PLAN_KEYS }),
    nextBilling: text("next_billing", { enum: BILLINGS }),
    cancelledAt: at("cancelled_at"),
    endedAt: at("ended_at"),
    upgradePlan: text("upgrade_plan", { enum: PLAN_KEYS }),
    upgradeBilling: text("upgrade_billing", { enum: BILLINGS }),
    upgradeDueAt: at("upgrade_due_at"),
    changedAt: at("changed_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("subscriptions_upgrade_due").on(table.upgradeDueAt).where(sql`upgrade_due_at is not null`),
    index("subscriptions_period_end")
      .on(table.periodEnd)
      .where(sql`period_end is not null and ended_at is null and is_demo = 0`),
  ],
);

/** Immutable except for the state; amounts in US cents. */
export const invoices = sqliteTable(
  "invoices",
  {
    id: id(),
    /** Sequential without gaps; null for demo data, which has no real invoices. */
    number: integer("number").unique(),
    accountId: integer("account_id").notNull(),
    kind: text("kind", { enum: INVOICE_KINDS }).notNull(),
    state: text("state", { enum: ["open", "paid", "void"] }).notNull(),
    plan: text("plan", { enum: PLAN_KEYS }),
    billing: text("billing", { enum: BILLINGS }),
    leads: integer("leads").notNull().default(0),
    leadPeriod: text("lead_period"),
    periodStart: at("period_start"),
    periodEnd: at("period_end"),
    lines: text("lines", { mode: "json" }).$type<InvoiceLine[]>().notNull(),
    net: integer("net").notNull(),
    taxPercent: integer("tax_percent").notNull(),
    tax: integer("tax").notNull(),
    total: integer("total").notNull(),
    /** Null for a draft: the operator had not entered its seller details yet. */
    seller: text("seller", { mode: "json" }).$type<Seller>(),
    billedTo: text("billed_to").notNull(),
    address: text("address").notNull().default(""),
    taxNumber: text("tax_number").notNull().default(""),
    issuedAt: at("issued_at").notNull(),
    dueAt: at("due_at").notNull(),
    settledAt: at("settled_at"),
    reminders: integer("reminders").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("invoices_account").on(table.accountId, table.id),
    index("invoices_open").on(table.id).where(sql`state = 'open' and is_demo = 0`),
    index("invoices_paid").on(table.settledAt, table.id).where(sql`state = 'paid' and is_demo = 0`),
    index("invoices_due").on(table.dueAt).where(sql`state = 'open' and is_demo = 0`),
    index("invoices_extra").on(table.accountId, table.leadPeriod).where(sql`kind = 'extra'`),
    index("invoices_draft").on(table.id).where(sql`seller is null and is_demo = 0`),
    uniqueIndex("invoices_one_open_plan").on(table.accountId).where(sql`state = 'open' and kind <> 'extra'`),
    uniqueIndex("invoices_one_open_extra").on(table.accountId).where(sql`state = 'open' and kind = 'extra'`),
  ],
);

/** Append-only: a mistaken payment is reversed by a separate entry. */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    invoiceId: integer("invoice_id").notNull(),
    accountId: integer("account_id").notNull(),
    /** US cents; negative if it reverses another payment. */
    cents: integer("cents").notNull(),
    method: text("method", { enum: ["bank", "paystack"] }).notNull(),
    reference: text("reference").notNull(),
    at: at("at").notNull(),
    recordedBy: integer("recorded_by"),
    reverses: integer("reverses").unique(),
    /** The subscription before the payment; `versionAfter` is its version afterwards. */
    before: text("before", { mode: "json" }).$type<Record<string, unknown>>(),
    versionAfter: integer("version_after"),
  },
  (table) => [index("payments_invoice").on(table.invoiceId, table.id)],
);

export const billingDetails = sqliteTable("billing_details", {
  accountId: integer("account_id").primaryKey(),
  billedTo: text("billed_to").notNull(),
  address: text("address").notNull(),
  taxNumber: text("tax_number").notNull(),
  changedAt: at("changed_at").notNull(),
});

/** A payment started with the provider; amounts in the smallest unit of its currency. */
export const checkouts = sqliteTable(
  "checkouts",
  {
    reference: text("reference").primaryKey(),
    invoiceId: integer("invoice_id").notNull(),
    accountId: integer("account_id").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    url: text("url"),
    state: text("state", { enum: ["pending", "paid", "failed", "refused", "expired"] }).notNull(),
    reason: text("reason"),
    createdAt: at("created_at").notNull(),
    checkedAt: at("checked_at"),
    endedAt: at("ended_at"),
  },
  (table) => [
    index("checkouts_pending").on(table.createdAt).where(sql`state = 'pending'`),
    index("checkouts_invoice").on(table.invoiceId, table.createdAt),
  ],
);

/** A refund or dispute of a checkout; amounts in the smallest unit of its currency. */
export const paymentReturns = sqliteTable(
  "payment_returns",
  {
    id: id(),
    kind: text("kind", { enum: ["refund", "dispute"] }).notNull(),
    /** The provider's id of the refund or dispute. */
    externalId: text("external_id").notNull(),
    checkoutReference: text("checkout_reference").notNull(),
    invoiceId: integer("invoice_id").notNull(),
    accountId: integer("account_id").notNull(),
    state: text("state", { enum: ["pending", "open", "returned", "kept", "failed"] }).notNull(),
    /** As the provider sent it. */
    providerState: text("provider_state").notNull(),
    amount: integer("amount"),
    currency: text("currency").notNull(),
    /** Null while the invoice stays paid: only a part was returned, or it must be changed manually. */
    reversedAt: at("reversed_at"),
    createdAt: at("created_at").notNull(),
    changedAt: at("changed_at").notNull(),
    seenAt: at("seen_at"),
    seenBy: integer("seen_by"),
  },
  (table) => [
    uniqueIndex("payment_returns_once").on(table.kind, table.externalId),
    index("payment_returns_invoice").on(table.invoiceId, table.id),
    index("payment_returns_unseen").on(table.id).where(sql`seen_at is null`),
  ],
);
export type PaymentReturn = typeof paymentReturns.$inferSelect;

export const usageAlerts = sqliteTable(
  "usage_alerts",
  {
    accountId: integer("account_id").notNull(),
    period: text("period").notNull(),
    percent: integer("percent").notNull(),
    at: at("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.period, table.percent] })],
);
