import { ACCOUNT, joinAccount } from "~/domains/identity/users/user-fragments";

/** Reads searches and leads as rows of a figure; `t` is the row. */
export const SEARCH_ROWS = {
  table: "lead_searches",
  country: null,
  where: "t.is_demo = 0",
  columns: `t.search_name AS what, ${ACCOUNT.name} AS who, NULL AS country, t.created_by AS user_id`,
  joins: joinAccount("t.account_id"),
};

export const LEAD_ROWS = {
  table: "leads",
  country: "country",
  where: `t.is_first = 1 AND t.is_demo = 0 AND ${ACCOUNT.isReal}`,
  columns: `t.company_name AS what, ${ACCOUNT.name} AS who, t.country AS country, s.created_by AS user_id`,
  joins: `${joinAccount("t.account_id")} JOIN lead_searches s ON s.id = t.search_id`,
};
