import { accuracyOfAccount } from "~/domains/replies/corrections/accuracy.server";
import { accuracyCsv } from "~/domains/replies/corrections/accuracy-view";
import { businessPage } from "~/http/pages/page.server";

export const loader = businessPage(async (ctx) => accuracyCsv(await accuracyOfAccount(ctx)));
