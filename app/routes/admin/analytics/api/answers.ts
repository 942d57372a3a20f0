import { countRejectedOverall } from "~/domains/quotas/count-rejected.server";
import { accuracyOfAll } from "~/domains/replies/corrections/accuracy.server";
import { accuracyJson } from "~/domains/replies/corrections/accuracy-view";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx }) => ({
      ...accuracyJson(await accuracyOfAll(ctx)),
      keptOut: await countRejectedOverall(ctx),
    }),
  }),
});
