import { ADMIN } from "./admin";
import { withQuery } from "./with-query";

/** The page of a record in the activity log ("user:7"): of a user or account, else its entries. Not in `paths`, which every page loads. */
export function adminRecord(target: string): string {
  const [noun, id = ""] = target.split(":");
  if (noun === "user") return ADMIN.user(id);
  if (noun === "account") return ADMIN.account(id);
  return withQuery(ADMIN.logs, { target });
}
