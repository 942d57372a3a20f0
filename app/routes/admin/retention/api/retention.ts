import {
  changeRetentionPeriod,
  listRetentionPeriods,
  RetentionChange,
  retentionJson,
} from "~/domains/privacy/retention/retention-periods.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx }) => (await listRetentionPeriods(ctx)).map(retentionJson),
  }),
  PATCH: endpoint({
    access: "admin",
    body: RetentionChange,
    run: async ({ ctx, body }) => retentionJson(await changeRetentionPeriod(ctx, body.key, body.days)),
  }),
});
