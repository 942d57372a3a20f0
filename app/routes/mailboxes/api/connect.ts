import { connectMailbox } from "~/domains/mailboxes/connecting/connect-mailbox.server";
import { ConnectInput } from "~/domains/mailboxes/connecting/schemas";
import { mailboxJson } from "~/domains/mailboxes/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: ConnectInput,
    status: 201,
    run: async ({ ctx, body }) => mailboxJson(await connectMailbox(ctx, body), ctx, 0),
  }),
});
