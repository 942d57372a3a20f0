import { findAccess } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import { accessJson } from "~/domains/marketing/access/json";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => accessJson(await findAccess(ctx)) }),
  POST: call({
    access: "business",
    body: AccessApplication,
    status: 201,
    run: async ({ ctx, body }) => accessJson(await applyForMarketing(ctx, body)),
  }),
});
