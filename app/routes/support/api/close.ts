import { parseId } from "~/core/ids";
import { closeThread } from "~/domains/support/close-thread.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    run: ({ ctx, params }) => closeThread(ctx, parseId(params.supportId, "question")),
  }),
});
