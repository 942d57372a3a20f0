import type { MeasureKey } from "./activity";

export interface Source {
  table: string;
  country: string | null;
  /** Without demo accounts, where the counters leave them out. */
  where: string;
  columns: string;
  joins: string;
}

/** Where the rows of a measure stand. Each has an index on the time, and on country and time. */
export const SOURCES: Partial<Record<MeasureKey, Source>> = {
  businesses: {
    table: "accounts",
    country: "hq_country",
    where: "t.is_demo = 0",
    columns: "t.name AS what, '' AS who, t.hq_country AS country, NULL AS user_id",
    joins: "",
  },
  agents: {
    table: "agents",
    country: "country",
    where: "u.is_demo = 0",
    columns:
      "trim(u.first_name || ' ' || u.last_name) AS what, u.email AS who, t.country AS country, u.id AS user_id",
    joins: "JOIN users u ON u.id = t.user_id",
  },
  searches: {
    table: "lead_searches",
    country: null,
    where: "t.is_demo = 0",
    columns: "t.search_name AS what, a.name AS who, NULL AS country, t.created_by AS user_id",
    joins: "JOIN accounts a ON a.id = t.account_id",
  },
  leads: {
    table: "leads",
    country: "country",
    where: "a.is_demo = 0",
    columns: "t.company_name AS what, a.name AS who, t.country AS country, s.created_by AS user_id",
    joins: "JOIN accounts a ON a.id = t.account_id JOIN lead_searches s ON s.id = t.search_id",
  },
  messages: {
    table: "sent_days",
    country: null,
    where: "a.is_demo = 0 AND t.sent > 0",
    columns:
      "t.sent || ' from ' || t.from_address AS what, a.name AS who, NULL AS country, t.created_by AS user_id",
    joins: "JOIN accounts a ON a.id = t.account_id",
  },
  deals: {
    table: "won_deals",
    country: null,
    where: "t.is_demo = 0",
    columns: "t.title AS what, a.name AS who, NULL AS country, t.owner_id AS user_id",
    joins: "JOIN accounts a ON a.id = t.account_id",
  },
};
