import { certificateJson } from "~/domains/training/certificates/certificates.server";
import { completeModule } from "~/domains/training/certificates/complete-module.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    run: async ({ ctx, params }) => ({
      completed: true,
      certificate: certificateJson(await completeModule(ctx, params.moduleId)),
    }),
  }),
});
