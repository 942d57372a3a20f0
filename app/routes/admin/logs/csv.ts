import { csvResponse, csvStream } from "~/core/csv";
import { inNumbers, listWholeTrail, TrailQuery } from "~/domains/admin/logs/named-trail.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

const HEADER = [
  "at",
  "actor_id",
  "actor",
  "acting_administrator_id",
  "action",
  "target",
  "address",
  "detail",
];

/** Exports the whole filtered audit log, streamed from the database. */
export const loader = adminPage(async (ctx, { request }) => {
  const query = await inNumbers(ctx, readQuery(request, TrailQuery));
  async function* rows() {
    for await (const line of listWholeTrail(ctx, query))
      yield [
        line.at,
        line.actorId,
        line.actorName,
        line.impersonatorId,
        line.action,
        line.target,
        line.address,
        JSON.stringify(line.detail),
      ];
  }
  return csvResponse("audit-trail.csv", csvStream(HEADER, rows()));
});
