import { accuracyOfAccount } from "~/domains/replies/corrections/accuracy.server";
import { accuracyJson } from "~/domains/replies/corrections/accuracy-view";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => accuracyJson(await accuracyOfAccount(ctx)) }),
});
