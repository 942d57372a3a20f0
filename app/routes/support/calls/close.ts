import { parseId } from "~/core/ids";
import { closeThread } from "~/domains/support/close-thread.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "admin",
    run: ({ ctx, params }) => closeThread(ctx, parseId(params.supportId, "question")),
  }),
});
