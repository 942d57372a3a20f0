import { rotateWebhookKey } from "~/domains/replies/responses/webhook-key.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 201,
    run: async ({ ctx }) => ({ accountId: ctx.account.id, key: await rotateWebhookKey(ctx) }),
  }),
});
