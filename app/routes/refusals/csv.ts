import { csvResponse, csvStream } from "~/core/csv";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { REASON_WORDS } from "~/domains/refusals/reason-words";
import { listAllRefusals } from "~/domains/refusals/refusals.server";
import { businessPage } from "~/http/pages/page.server";

/** The whole list, streamed as it is read. */
export const loader = businessPage(async (ctx) => {
  requireActiveAccount(ctx);
  async function* rows() {
    for await (const row of listAllRefusals(ctx))
      yield [row.address ?? "(erased)", REASON_WORDS[row.reason], row.note, row.createdAt];
  }
  return csvResponse("refusals.csv", csvStream(["address", "reason", "note", "since"], rows()));
});
