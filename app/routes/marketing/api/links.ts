import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { linkJson } from "~/domains/marketing/links/json";
import { LinkInput } from "~/domains/marketing/links/link-schema";
import { createLink, listLinks } from "~/domains/marketing/links/links.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

interface Asked {
  ctx: BusinessContext;
  params: { marketingCampaignId?: string | undefined };
}
const find = ({ ctx, params }: Asked) => getCampaign(ctx, parseId(params.marketingCampaignId, "campaign"));

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async (asked) =>
      (await listLinks(asked.ctx, (await find(asked)).id)).map((link) => linkJson(asked.ctx.config, link)),
  }),
  POST: endpoint({
    access: "business",
    find,
    body: LinkInput,
    status: 201,
    run: async ({ ctx, params, body }) =>
      linkJson(ctx.config, await createLink(ctx, parseId(params.marketingCampaignId, "campaign"), body)),
  }),
});
