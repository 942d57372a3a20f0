import { keptOutOfAll } from "~/domains/quotas/count-kept-out.server";
import { accuracyOfAll } from "~/domains/replies/corrections/accuracy.server";
import { accuracyJson } from "~/domains/replies/corrections/accuracy-view";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    run: async ({ ctx }) => ({
      ...accuracyJson(await accuracyOfAll(ctx)),
      keptOut: await keptOutOfAll(ctx),
    }),
  }),
});
