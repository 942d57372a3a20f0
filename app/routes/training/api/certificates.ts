import { certificateJson, listOwnCertificates } from "~/domains/training/certificates/certificates.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx }) => (await listOwnCertificates(ctx)).map(certificateJson),
  }),
});
