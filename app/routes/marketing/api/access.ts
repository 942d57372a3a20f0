import { parseId } from "~/core/ids";
import { findAccess, getApplication, requireMarketing } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import {
  approveMarketing,
  declineMarketing,
  restoreMarketing,
  withdrawMarketing,
} from "~/domains/marketing/access/decide-access.server";
import { accessJson, askedAccessJson } from "~/domains/marketing/access/json";
import { AccessApplication, DeclineInput } from "~/domains/marketing/access/schemas";
import { portalMetrics } from "~/domains/social-leads/portal-metrics.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const marketingAccessApi: ApiPaths = {
  "/api/marketing/access": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => accessJson(await findAccess(ctx)) }),
    POST: endpoint({
      access: "business",
      body: AccessApplication,
      status: 201,
      run: async ({ ctx, body }) => accessJson(await applyForMarketing(ctx, body)),
    }),
  },
  "/api/marketing/analytics": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        await requireMarketing(ctx);
        return portalMetrics(ctx);
      },
    }),
  },
  "/api/admin/marketing/:applicationId": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx, params }) =>
        askedAccessJson(await getApplication(ctx, parseId(params.applicationId, "application"))),
    }),
  },
  "/api/admin/marketing/:applicationId/approve": {
    POST: endpoint({
      access: "admin",
      run: ({ ctx, params }) => approveMarketing(ctx, parseId(params.applicationId, "application")),
    }),
  },
  "/api/admin/marketing/:applicationId/decline": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getApplication(ctx, parseId(params.applicationId, "application")),
      body: DeclineInput,
      run: ({ ctx, params, body }) =>
        declineMarketing(ctx, parseId(params.applicationId, "application"), body.reason),
    }),
  },
  "/api/admin/marketing/:applicationId/restore": {
    POST: endpoint({
      access: "admin",
      run: ({ ctx, params }) => restoreMarketing(ctx, parseId(params.applicationId, "application")),
    }),
  },
  "/api/admin/marketing/:applicationId/withdraw": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getApplication(ctx, parseId(params.applicationId, "application")),
      body: DeclineInput,
      run: ({ ctx, params, body }) =>
        withdrawMarketing(ctx, parseId(params.applicationId, "application"), body.reason),
    }),
  },
};
