import { parseId } from "~/core/ids";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { confirmOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { closeJson } from "~/domains/commissions/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { closeId?: string | undefined }) => parseId(params.closeId, "deal");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOwnClose(ctx, idOf(params)),
    run: async ({ ctx, params }) => closeJson(await confirmOwnClose(ctx, idOf(params))),
  }),
});
