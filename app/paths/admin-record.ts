import { ADMIN } from "./admin";
import { withQuery } from "./with-query";

/**
 * The page of a record in the activity log ("user:7"): the user's or account's page, else its log entries. Kept out of
 * `paths`, which every page loads.
 */
export function adminRecord(target: string): string {
  const [noun, id = ""] = target.split(":");
  if (noun === "user") return ADMIN.user(id);
  if (noun === "account") return ADMIN.account(id);
  return withQuery(ADMIN.logs, { target });
}
