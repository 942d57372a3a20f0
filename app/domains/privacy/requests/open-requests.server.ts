import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { dataRequests } from "../tables";

type Kind = (typeof dataRequests.$inferSelect)["kind"];

/** Oldest first; one more than `limit` if there are more. */
export const listOpenRequests = (
  ctx: Context,
  { after, limit, kind }: { after: number; limit: number; kind: Kind | undefined },
) =>
  ctx.db
    .select({
      id: dataRequests.id,
      kind: dataRequests.kind,
      email: dataRequests.email,
      verifiedAt: dataRequests.verifiedAt,
      createdAt: dataRequests.createdAt,
    })
    .from(dataRequests)
    .where(
      and(
        isNotNull(dataRequests.verifiedAt),
        isNull(dataRequests.doneAt),
        gt(dataRequests.id, after),
        kind && eq(dataRequests.kind, kind),
      ),
    )
    .orderBy(asc(dataRequests.id))
    .limit(limit + 1);
