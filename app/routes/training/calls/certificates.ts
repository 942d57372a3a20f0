import { certificateJson, listOwnCertificates } from "~/domains/training/certificates/certificates.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: async ({ ctx }) => (await listOwnCertificates(ctx)).map(certificateJson),
  }),
});
