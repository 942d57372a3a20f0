import { parseId } from "~/core/ids";
import { returnedDetailJson } from "~/domains/replies/reply-json";
import { getReturned } from "~/domains/replies/responses/returned.server";
import { sendFullAgain } from "~/domains/replies/responses/send-full-again.server";
import { apiRoute, call } from "~/http/calls/api.server";

const idOf = (params: { returnedId?: string | undefined }) => parseId(params.returnedId, "mail");

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    find: ({ ctx, params }) => getReturned(ctx, idOf(params)),
    run: async ({ ctx, params }) => returnedDetailJson(await sendFullAgain(ctx, idOf(params))),
  }),
});
