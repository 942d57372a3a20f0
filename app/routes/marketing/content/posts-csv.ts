import { csvResponse, csvStream } from "~/core/csv";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { PostFilter } from "~/domains/marketing/content/post-schema";
import { everyPost } from "~/domains/marketing/content/posts.server";
import { POST_COLUMNS, postCells } from "~/domains/marketing/content/view";
import { readQuery } from "~/http/pages/query.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPage } from "../frame.server";

async function* rows(...which: Parameters<typeof everyPost>) {
  for await (const post of everyPost(...which)) yield postCells(post);
}

/** All posts, or those of a state and a campaign as the list shows them, streamed as they are read. */
export const loader = marketingPage(async (ctx, { request }) => {
  const filter = readQuery(request, PostFilter);
  if (filter.campaign !== undefined) await getCampaign(ctx, filter.campaign);
  return csvResponse(
    MARKETING.contentFile.split("/").at(-1) ?? "",
    csvStream(POST_COLUMNS, rows(ctx, filter)),
  );
});
