import { accuracyOfAccount } from "~/domains/replies/corrections/accuracy.server";
import { accuracyJson } from "~/domains/replies/corrections/accuracy-view";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => accuracyJson(await accuracyOfAccount(ctx)) }),
});
