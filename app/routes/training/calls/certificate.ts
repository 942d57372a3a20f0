import { certificateJson, getCertificate } from "~/domains/training/certificates/certificates.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** For anybody: the file that is checked without us. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "public",
    run: async ({ ctx, params }) => certificateJson(await getCertificate(ctx, params.certificateId)),
  }),
});
