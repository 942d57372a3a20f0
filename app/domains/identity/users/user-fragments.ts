import { type SQL, sql } from "drizzle-orm";

/** Joins the user of a row as `u`, for `USER`. Takes an expression of the id. */
export const joinUser = (userId: string) => `JOIN users u ON u.id = ${userId}`;

export const USER = {
  id: "u.id",
  name: "trim(u.first_name || ' ' || u.last_name)",
  email: "u.email",
  phone: "u.phone",
  picture: "u.profile_picture",
  isDemo: "u.is_demo",
  isReal: "u.is_demo = 0",
  isActive: "u.deactivated_at IS NULL",
};

/** Joins the account of a row as `a`, for `ACCOUNT`. Takes an expression of the id. */
export const joinAccount = (accountId: string) => `JOIN accounts a ON a.id = ${accountId}`;

export const ACCOUNT = { name: "a.name", isReal: "a.is_demo = 0" };

/** Reads businesses as rows of a figure; `t` is the row. */
export const BUSINESS_ROWS = {
  table: "accounts",
  country: "hq_country",
  where: "t.is_demo = 0",
  columns: "t.name AS what, '' AS who, t.hq_country AS country, NULL AS user_id",
  joins: "",
};

export const isDemoAccount = (accountId: SQL | number): SQL =>
  sql`exists (select 1 from accounts da where da.id = ${accountId} and da.is_demo = 1)`;
