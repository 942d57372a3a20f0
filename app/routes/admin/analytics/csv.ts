import { csvResponse, csvStream } from "~/core/csv";
import { getMeasure, RowsQuery } from "~/domains/admin/activity/activity";
import { listAllActivityRows } from "~/domains/admin/activity/activity-rows.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

const HEADER = ["at", "id", "what", "who", "country", "record"];

/** Exports every row behind a figure, streamed from the database. */
export const loader = adminPage(async (ctx, { request, params }) => {
  const { key } = getMeasure(params.measure);
  const query = readQuery(request, RowsQuery);
  async function* rows() {
    for await (const row of listAllActivityRows(ctx, key, query))
      yield [row.at, row.id, row.what, row.who, row.country, row.target];
  }
  return csvResponse(`${key}.csv`, csvStream(HEADER, rows()));
});
