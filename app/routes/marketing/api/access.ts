import { findAccess } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import { accessJson } from "~/domains/marketing/access/json";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => accessJson(await findAccess(ctx)) }),
  POST: endpoint({
    access: "business",
    body: AccessApplication,
    status: 201,
    run: async ({ ctx, body }) => accessJson(await applyForMarketing(ctx, body)),
  }),
});
