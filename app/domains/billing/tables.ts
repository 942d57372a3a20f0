import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";

/** Appended, never edited. `balance` is the period's use after this line, so that one INSERT can refuse to pass the limit. */
export const leadLedger = sqliteTable(
  "lead_ledger",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    /** `trial`, or the month of the account's country as `2026-11`. */
    period: text("period").notNull(),
    searchId: integer("search_id").notNull(),
    runNumber: integer("run_number").notNull(),
    kind: text("kind", { enum: ["reserved", "given_back"] }).notNull(),
    /** Negative when they are given back. */
    leads: integer("leads").notNull(),
    balance: integer("balance").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("lead_ledger_once").on(table.searchId, table.runNumber, table.kind),
    index("lead_ledger_period").on(table.accountId, table.period, table.id),
  ],
);

/** Found again by another search, they are free. Outlives the search. */
export const paidCompanies = sqliteTable(
  "paid_companies",
  {
    accountId: integer("account_id").notNull(),
    companyId: integer("company_id").notNull(),
    paidAt: at("paid_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] })],
);
