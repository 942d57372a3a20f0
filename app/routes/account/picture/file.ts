import { isAgentSeenBy } from "~/domains/agents/marketplace/market-agents.server";
import { findPicture } from "~/domains/identity/pictures/profile-picture.server";
import { fileAnswer } from "~/http/files/stored-file.server";
import { userPage } from "~/http/pages/page.server";

/** A profile picture, for users who may see that person's profile. */
export const loader = userPage(async (ctx, { params }) => {
  const { account } = ctx;
  const isShown = account ? await isAgentSeenBy({ ...ctx, account }) : null;
  return fileAnswer(ctx.files, await findPicture(ctx, params.name ?? "", isShown), "private");
});
