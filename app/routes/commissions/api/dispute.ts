import { parseId } from "~/core/ids";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { disputeOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { DisputeInput } from "~/domains/commissions/closes/schemas";
import { closeJson } from "~/domains/commissions/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { closeId?: string | undefined }) => parseId(params.closeId, "deal");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOwnClose(ctx, idOf(params)),
    body: DisputeInput,
    run: async ({ ctx, params, body }) => closeJson(await disputeOwnClose(ctx, idOf(params), body.reason)),
  }),
});
