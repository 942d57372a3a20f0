import { parseId } from "~/core/ids";
import { getClose } from "~/domains/commissions/closes/answer-close.server";
import { takeBackClose } from "~/domains/commissions/closes/own-closes.server";
import { DisputeInput } from "~/domains/commissions/closes/schemas";
import { closeJson } from "~/domains/commissions/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { closeId?: string | undefined }) => parseId(params.closeId, "deal");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getClose(ctx, idOf(params)),
    body: DisputeInput,
    run: async ({ ctx, params, body }) => closeJson(await takeBackClose(ctx, idOf(params), body.reason)),
  }),
});
