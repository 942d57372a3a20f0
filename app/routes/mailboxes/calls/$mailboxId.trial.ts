import { parseId } from "~/core/ids";
import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 202,
    run: ({ ctx, params }) => testMailbox(ctx, parseId(params.mailboxId, "mailbox")),
  }),
});
