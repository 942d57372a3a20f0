import { certificateJson, getCertificate } from "~/domains/training/certificates/certificates.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** For anybody: the file that is checked without us. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "public",
    run: async ({ ctx, params }) => certificateJson(await getCertificate(ctx, params.certificateId)),
  }),
});
