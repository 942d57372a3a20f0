import { DigestChange, setDigest, wantsDigest } from "~/domains/opportunities/digests/digest-setting.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => ({ isOn: await wantsDigest(ctx) }) }),
  PATCH: call({
    access: "business",
    body: DigestChange,
    run: async ({ ctx, body }) => {
      await setDigest(ctx, body.isOn);
      return body;
    },
  }),
});
