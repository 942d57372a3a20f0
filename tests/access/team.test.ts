import { beforeAll, describe } from "vitest";
import { approvedMarketing } from "../support/fixtures/marketing";
import { cookieOf } from "../support/harness/app";
import { type Business, env, makeBusiness, testContext } from "../support/harness/context";
import { type Answer, isReadByRowsRead, walkAnswered, walkDenied } from "./matrix";
import type { Row } from "./table";

const isRead = (method: string) => method === "GET";

/** A user of a business, with the rights in `may`. */
function somebody(
  role: "owner" | "member" | "viewer",
  may: (row: Row, method: string) => Answer | Answer[],
  isInGate: (row: Row, method: string) => boolean,
) {
  let business: Business;
  let userId = 0;
  beforeAll(async () => {
    business = await makeBusiness({ plan: "corporate" });
    await approvedMarketing(business);
    const ctx = testContext();
    const { user } = await makeBusiness();
    userId = user.userId;
    await ctx.d1
      .prepare("update users set account_id = ?, role = ?, email_verified_at = 1 where id = ?")
      .bind(business.account.id, role, userId)
      .run();
  });
  /** Creates a row that the request may use up. Personal rows belong to this user; `:userId` paths get a colleague. */
  const own = async (row: Row) => {
    const colleague = row.path.includes(":userId") ? (await makeBusiness()).user.userId : userId;
    if (colleague !== userId)
      await env.DB.prepare("update users set account_id = ?, role = 'member' where id = ?")
        .bind(business.account.id, colleague)
        .run();
    const user = { ...business.user, userId: colleague };
    const ctx = row.access === "user" ? { ...business.ctx, actor: user } : business.ctx;
    return row.foreign?.({ ...business, ctx, user });
  };
  return {
    cookie: () => cookieOf(userId),
    type: "business" as const,
    // Access for businesses only is checked before the role, and the owner requests each of these rows.
    isSampled: ({ access }: Row) => role !== "owner" && access !== "business",
    id: own,
    expected: (row: Row, method: string): Answer | Answer[] => {
      if (row.access === "public" || row.access === "user") return ["answer", "nothing"];
      return row.access === "business" ? may(row, method) : "refused";
    },
    isInGate,
  };
}

/** Rows the owner requests here; rows-read.test.ts requests all other reads as an owner. */
const isOwners = (row: Row, method: string) => row.access !== "public" && !isReadByRowsRead(row, method);
/** Whether the answer depends on the role. */
const isByRole = ({ ownersOnly }: Row) => ownersOnly !== undefined;

const people = {
  viewer: somebody(
    "viewer",
    (row, method) =>
      isRead(method) && !row.ownersOnly?.includes(method) ? (row.ofUser ? "nothing" : "answer") : "refused",
    isByRole,
  ),
  member: somebody(
    "member",
    (row, method) => (row.ownersOnly?.includes(method) ? "refused" : row.ofUser ? "nothing" : "answer"),
    isByRole,
  ),
  owner: somebody("owner", ({ ofUser }) => (ofUser ? "nothing" : "answer"), isOwners),
};

// Denied requests run first: allowed ones leave jobs behind that write later.
for (const walkPart of [walkDenied, walkAnswered])
  for (const [role, person] of Object.entries(people)) describe(role, () => walkPart(role, person));
