import { parseId } from "~/core/ids";
import { removeLink } from "~/domains/marketing/links/links.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => void (await removeLink(ctx, parseId(params.linkId, "link"))),
  }),
});
