import { parseId } from "~/core/ids";
import { bounceDetailJson } from "~/domains/replies/reply-json";
import { getBounce } from "~/domains/replies/responses/bounces.server";
import { sendFullAgain } from "~/domains/replies/responses/resend-soft-bounced.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { returnedId?: string | undefined }) => parseId(params.returnedId, "mail");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getBounce(ctx, idOf(params)),
    run: async ({ ctx, params }) => bounceDetailJson(await sendFullAgain(ctx, idOf(params))),
  }),
});
