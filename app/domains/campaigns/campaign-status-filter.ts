import { type SQL, sql } from "drizzle-orm";
import { CAMPAIGN_STATES } from "./campaign-policy";
import { CAMPAIGN_STATUSES } from "./tables";

type State = (typeof CAMPAIGN_STATES)[keyof typeof CAMPAIGN_STATES];

/** The statuses that match a condition, for `status in …`. A new status joins every list it belongs to. */
export const statusesWhere = (isSo: (state: State) => boolean): SQL =>
  sql.raw(
    `(${CAMPAIGN_STATUSES.filter((status) => isSo(CAMPAIGN_STATES[status]))
      .map((status) => `'${status}'`)
      .join(", ")})`,
  );
