import {
  changeRetentionPeriod,
  listRetentionPeriods,
  RetentionChange,
  retentionJson,
} from "~/domains/privacy/retention/retention-periods.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const adminRetentionApi: ApiPaths = {
  "/api/admin/retention": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx }) => (await listRetentionPeriods(ctx)).map(retentionJson),
    }),
    PATCH: endpoint({
      access: "admin",
      body: RetentionChange,
      run: async ({ ctx, body }) => retentionJson(await changeRetentionPeriod(ctx, body.key, body.days)),
    }),
  },
};
