import { csvResponse, csvStream } from "~/core/csv";
import { everyPost } from "~/domains/marketing/content/posts.server";
import { POST_COLUMNS, postCells } from "~/domains/marketing/content/view";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPage } from "../frame.server";

async function* rows(ctx: Parameters<typeof everyPost>[0]) {
  for await (const post of everyPost(ctx)) yield postCells(post);
}

/** All posts, streamed as they are read. */
export const loader = marketingPage(async (ctx) =>
  csvResponse(MARKETING.contentFile.split("/").at(-1) ?? "", csvStream(POST_COLUMNS, rows(ctx))),
);
