import { rotateWebhookKey } from "~/domains/replies/webhook-key.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 201,
    run: async ({ ctx }) => ({ accountId: ctx.account.id, key: await rotateWebhookKey(ctx) }),
  }),
});
