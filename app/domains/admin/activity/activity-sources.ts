import { ACCOUNT, BUSINESS_ROWS, joinAccount, joinUser, USER } from "~/domains/identity/users/user-fragments";
import { LEAD_ROWS, SEARCH_ROWS } from "~/domains/lead-search/activity-rows";
import type { MeasureKey } from "./activity";

export interface Source {
  table: string;
  country: string | null;
  /** Excludes demo accounts if the counters exclude them. */
  where: string;
  columns: string;
  joins: string;
}

/** Each table has an index on time, and one on country and time. */
export const SOURCES: Record<MeasureKey, Source> = {
  businesses: BUSINESS_ROWS,
  agents: {
    table: "agents",
    country: "country",
    where: USER.isReal,
    columns: `${USER.name} AS what, ${USER.email} AS who, t.country AS country, ${USER.id} AS user_id`,
    joins: joinUser("t.user_id"),
  },
  searches: SEARCH_ROWS,
  leads: LEAD_ROWS,
  messages: {
    table: "sent_days",
    country: null,
    where: `t.is_demo = 0 AND ${ACCOUNT.isReal} AND t.sent > 0`,
    columns: `t.sent || ' from ' || t.from_address AS what, ${ACCOUNT.name} AS who, NULL AS country, t.created_by AS user_id`,
    joins: joinAccount("t.account_id"),
  },
  deals: {
    table: "won_deals",
    country: null,
    where: "t.is_demo = 0",
    columns: `t.title AS what, ${ACCOUNT.name} AS who, NULL AS country, t.owner_id AS user_id`,
    joins: joinAccount("t.account_id"),
  },
};
