import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { AGENT_TIERS } from "~/domains/agents/tiers";

const FACTS = ["earned", "held", "payable", "paid", "reversed"] as const;

export const commissionEntries = sqliteTable(
  "commission_entries",
  {
    id: id(),
    agentId: integer("agent_id").notNull(),
    accountId: integer("account_id").notNull(),
    seq: integer("seq").notNull(),
    subject: text("subject").notNull(),
    fact: text("fact", { enum: FACTS }).notNull(),
    cents: integer("cents").notNull(),
    base: integer("base").notNull(),
    rate: integer("rate").notNull(),
    at: at("at").notNull(),
    payout: integer("payout").notNull(),
    previous: text("previous").notNull(),
    hash: text("hash").notNull(),
    signature: text("signature").notNull(),
    publicKey: text("public_key").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("commission_entries_chain").on(table.agentId, table.accountId, table.seq),
    uniqueIndex("commission_entries_once").on(table.subject, table.fact),
  ],
);

/** The head of each chain with its sums, written together with its entries. */
export const commissionChains = sqliteTable(
  "commission_chains",
  {
    agentId: integer("agent_id").notNull(),
    accountId: integer("account_id").notNull(),
    seq: integer("seq").notNull(),
    hash: text("hash").notNull(),
    /** Deals that a business confirmed and that are not reversed. */
    deals: integer("deals").notNull(),
    dealValue: integer("deal_value").notNull(),
    held: integer("held").notNull(),
    payable: integer("payable").notNull(),
    paid: integer("paid").notNull(),
    fees: integer("fees").notNull().default(0),
    /**
     * Deal commission, not reversed, that is covered by the business's payments, including advance payments. Maintained
     * by a trigger.
     */
    covered: integer("covered").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.accountId] }),
    index("commission_chains_account").on(table.accountId, table.agentId),
  ],
);

/** One row per subject, with the state of its last entry. */
export const commissions = sqliteTable(
  "commissions",
  {
    id: id(),
    subject: text("subject").notNull().unique(),
    agentId: integer("agent_id").notNull(),
    accountId: integer("account_id").notNull(),
    kind: text("kind", { enum: ["deal", "signup", "share", "bonus"] }).notNull(),
    cents: integer("cents").notNull(),
    base: integer("base").notNull(),
    rate: integer("rate").notNull(),
    state: text("state", { enum: ["held", "payable", "paid", "reversed"] }).notNull(),
    earnedAt: at("earned_at").notNull(),
    dueAt: at("due_at"),
    payoutId: integer("payout_id"),
    /** The deal whose reversal also reverses this entry; null without one. */
    closeId: integer("close_id"),
    /** When a payment by the business covered it; null until then. */
    coveredAt: at("covered_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("commissions_agent").on(table.agentId, table.id),
    index("commissions_agent_state").on(table.agentId, table.state, table.id),
    index("commissions_agent_earned").on(table.agentId, table.earnedAt),
    index("commissions_due")
      .on(table.dueAt)
      .where(sql`state = 'held' and due_at is not null and covered_at is not null`),
    index("commissions_agent_due")
      .on(table.agentId, table.dueAt)
      .where(sql`state = 'held' and due_at is not null and covered_at is not null`),
    index("commissions_close").on(table.closeId).where(sql`close_id is not null`),
    index("commissions_agent_unpaid")
      .on(table.agentId, table.cents)
      .where(sql`covered_at is null and state in ('held', 'payable')`),
    index("commissions_to_cover")
      .on(table.accountId, table.id)
      .where(sql`kind = 'deal' and covered_at is null and state in ('held', 'payable') and is_demo = 0`),
    index("commissions_covered")
      .on(table.accountId, table.id)
      .where(sql`kind = 'deal' and covered_at is not null and state in ('held', 'payable') and is_demo = 0`),
    index("commissions_payout").on(table.payoutId).where(sql`payout_id is not null`),
  ],
);

export const closes = sqliteTable(
  "closes",
  {
    id: id(),
    agentId: integer("agent_id").notNull(),
    accountId: integer("account_id").notNull(),
    sharedLeadId: integer("shared_lead_id"),
    state: text("state", { enum: ["reported", "disputed", "confirmed", "rejected", "reversed"] }).notNull(),
    value: integer("value").notNull(),
    /** The tier of the confirmed totals when the deal was reported. */
    tier: text("tier", { enum: AGENT_TIERS }).notNull(),
    rate: integer("rate").notNull(),
    commission: integer("commission").notNull(),
    feeRate: integer("fee_rate"),
    fee: integer("fee"),
    reportedAt: at("reported_at").notNull(),
    dueAt: at("due_at").notNull(),
    answeredAt: at("answered_at"),
    answeredBy: integer("answered_by"),
    reason: text("reason"),
    decidedAt: at("decided_at"),
    decidedBy: integer("decided_by"),
    isTest: integer("is_test", { mode: "boolean" }).notNull().default(false),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("closes_lead")
      .on(table.sharedLeadId)
      .where(sql`shared_lead_id is not null and state <> 'rejected'`),
    index("closes_of_lead").on(table.sharedLeadId).where(sql`shared_lead_id is not null`),
    index("closes_agent").on(table.agentId, table.id),
    index("closes_account").on(table.accountId, table.id),
    index("closes_awaiting_decision").on(table.accountId, table.id).where(sql`state = 'reported'`),
    index("closes_agent_undecided").on(table.agentId).where(sql`state in ('reported', 'disputed')`),
    index("closes_disputed").on(table.id).where(sql`state = 'disputed' and is_demo = 0`),
    index("closes_auto_confirm_due").on(table.dueAt).where(sql`state = 'reported' and is_demo = 0`),
    index("closes_with_reason").on(table.answeredAt).where(sql`reason is not null and state <> 'disputed'`),
  ],
);

const PAYOUT_KINDS = ["bank", "mobile"] as const;
const PAYOUT_STATES = ["requested", "batched", "paid", "returned", "cancelled"] as const;

export const payoutAccounts = sqliteTable(
  "payout_accounts",
  {
    agentId: integer("agent_id").primaryKey(),
    kind: text("kind", { enum: PAYOUT_KINDS }).notNull(),
    /** Account holder, bank or operator, and number; encrypted for this agent. */
    encryptedDetails: text("encrypted_details").notNull(),
    hint: text("hint").notNull(),
    /** Keyed hash of the number: two agents with the same account count as one person in the affiliate programme. */
    fingerprint: text("fingerprint").notNull(),
    updatedAt: at("updated_at").notNull(),
    /** When the agent was erased while money was owed to them; null otherwise. */
    leftAt: at("left_at"),
  },
  (table) => [
    index("payout_accounts_fingerprint").on(table.fingerprint),
    index("payout_accounts_left").on(table.leftAt).where(sql`left_at is not null`),
  ],
);

export const payouts = sqliteTable(
  "payouts",
  {
    id: id(),
    agentId: integer("agent_id").notNull(),
    state: text("state", { enum: PAYOUT_STATES }).notNull(),
    cents: integer("cents").notNull(),
    /** A copy of the account at the time of the request; details are null once erased. */
    kind: text("kind", { enum: PAYOUT_KINDS }).notNull(),
    encryptedDetails: text("encrypted_details"),
    hint: text("hint").notNull(),
    requestedAt: at("requested_at").notNull(),
    batchId: integer("batch_id"),
    endedAt: at("ended_at"),
    endedBy: integer("ended_by"),
    reference: text("reference"),
    reason: text("reason"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("payouts_open").on(table.agentId).where(sql`state in ('requested', 'batched')`),
    index("payouts_agent").on(table.agentId, table.id),
    index("payouts_requested_kind").on(table.kind, table.id).where(sql`state = 'requested' and is_demo = 0`),
    index("payouts_requested").on(table.id).where(sql`state = 'requested' and is_demo = 0`),
    index("payouts_batch").on(table.batchId),
    index("payouts_with_reason").on(table.endedAt).where(sql`reason is not null`),
  ],
);

export const payoutBatches = sqliteTable("payout_batches", {
  id: id(),
  kind: text("kind", { enum: PAYOUT_KINDS }).notNull(),
  createdAt: at("created_at").notNull(),
  createdBy: integer("created_by").notNull(),
  isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
});

/**
 * A business's payment of commission or platform fees, in US cents. A reversing one is negative and names the payment
 * it reverses.
 */
export const feePayments = sqliteTable(
  "fee_payments",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    pays: text("pays", { enum: ["commission", "fees"] })
      .notNull()
      .default("fees"),
    cents: integer("cents").notNull(),
    reference: text("reference").notNull(),
    /** "2026-11-21", the bank's date. */
    paidOn: text("paid_on").notNull(),
    reverses: integer("reverses").unique(),
    reason: text("reason"),
    recordedAt: at("recorded_at").notNull(),
    recordedBy: integer("recorded_by").notNull(),
  },
  (table) => [
    index("fee_payments_account").on(table.accountId, table.id),
    index("fee_payments_with_reason").on(table.recordedAt).where(sql`reason is not null`),
  ],
);

/** An agent's referral counts, maintained by triggers. */
export const referralCounts = sqliteTable("referral_counts", {
  agentId: integer("agent_id").primaryKey(),
  total: integer("total").notNull().default(0),
  active: integer("active").notNull().default(0),
});

export const referrals = sqliteTable(
  "referrals",
  {
    id: id(),
    agentId: integer("agent_id").notNull(),
    email: text("email"),
    emailHash: text("email_hash"),
    notes: text("notes"),
    state: text("state", { enum: ["invited", "joined", "approved", "rejected"] }).notNull(),
    reason: text("reason", { enum: ["declined", "self"] }),
    referredId: integer("referred_id").unique(),
    createdAt: at("created_at").notNull(),
    joinedAt: at("joined_at"),
    bonusCloseId: integer("bonus_close_id"),
    /** Number of changes that the ledger has not processed yet; incremented by triggers. */
    unsettled: integer("unsettled").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("referrals_email").on(table.agentId, table.emailHash),
    index("referrals_agent").on(table.agentId, table.id),
    index("referrals_of_email").on(table.emailHash),
    index("referrals_unsettled").on(table.id).where(sql`unsettled > 0`),
    index("referrals_with_email").on(table.createdAt).where(sql`email is not null`),
    index("referrals_email_text").on(table.email).where(sql`email is not null`),
  ],
);
