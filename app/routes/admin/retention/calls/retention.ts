import {
  changeRetentionPeriod,
  listRetentionPeriods,
  RetentionChange,
  retentionJson,
} from "~/domains/privacy/retention/retention-periods.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    run: async ({ ctx }) => (await listRetentionPeriods(ctx)).map(retentionJson),
  }),
  PATCH: call({
    access: "admin",
    body: RetentionChange,
    run: async ({ ctx, body }) => retentionJson(await changeRetentionPeriod(ctx, body.key, body.days)),
  }),
});
