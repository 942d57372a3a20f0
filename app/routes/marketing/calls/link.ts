import { parseId } from "~/core/ids";
import { removeLink } from "~/domains/marketing/links/links.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  DELETE: call({
    access: "business",
    run: async ({ ctx, params }) => void (await removeLink(ctx, parseId(params.linkId, "link"))),
  }),
});
