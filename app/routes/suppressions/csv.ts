import { csvResponse, csvStream } from "~/core/csv";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { REASON_LABELS } from "~/domains/suppressions/reason-labels";
import { listAllSuppressions } from "~/domains/suppressions/suppressions.server";
import { businessPage } from "~/http/pages/page.server";

/** Exports the whole list, streamed from the database. */
export const loader = businessPage(async (ctx) => {
  requireActiveAccount(ctx);
  async function* rows() {
    for await (const row of listAllSuppressions(ctx))
      yield [row.address ?? "(erased)", REASON_LABELS[row.reason], row.note, row.createdAt];
  }
  return csvResponse("refusals.csv", csvStream(["address", "reason", "note", "since"], rows()));
});
