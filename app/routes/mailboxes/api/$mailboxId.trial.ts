import { parseId } from "~/core/ids";
import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 202,
    run: ({ ctx, params }) => testMailbox(ctx, parseId(params.mailboxId, "mailbox")),
  }),
});
