import { csvResponse, csvStream } from "~/core/csv";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { PostFilter } from "~/domains/marketing/content/post-schema";
import { everyPost } from "~/domains/marketing/content/posts.server";
import { POST_COLUMNS, postCells } from "~/domains/marketing/content/view";
import { readQuery } from "~/http/pages/query.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPage } from "../frame.server";

async function* rows(posts: Awaited<ReturnType<typeof everyPost>>) {
  for await (const post of posts) yield postCells(post);
}

/** Exports all posts, or those of the list's status and campaign, streamed from the database. */
export const loader = marketingPage(async (ctx, { request }) => {
  requireActiveAccount(ctx);
  const posts = await everyPost(ctx, readQuery(request, PostFilter));
  return csvResponse(MARKETING.contentFile.split("/").at(-1) ?? "", csvStream(POST_COLUMNS, rows(posts)));
});
