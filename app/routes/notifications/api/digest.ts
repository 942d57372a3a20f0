import { DigestChange, setDigest, wantsDigest } from "~/domains/opportunities/digests/digest-setting.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => ({ isOn: await wantsDigest(ctx) }) }),
  PATCH: endpoint({
    access: "business",
    body: DigestChange,
    run: async ({ ctx, body }) => {
      await setDigest(ctx, body.isOn);
      return body;
    },
  }),
});
