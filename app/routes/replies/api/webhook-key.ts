import { rotateWebhookKey } from "~/domains/replies/responses/webhook-key.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 201,
    run: async ({ ctx }) => ({ accountId: ctx.account.id, key: await rotateWebhookKey(ctx) }),
  }),
});
