import { requireActiveAccount } from "~/domains/identity/account-state";
import { accuracyOfAccount } from "~/domains/replies/corrections/accuracy.server";
import { accuracyCsv } from "~/domains/replies/corrections/accuracy-view";
import { businessPage } from "~/http/pages/page.server";

export const loader = businessPage(async (ctx) => {
  requireActiveAccount(ctx);
  return accuracyCsv(await accuracyOfAccount(ctx));
});
