import { notFound } from "~/core/errors";
import { findCv } from "~/domains/onboarding/cv/store-cv.server";
import { fileAnswer } from "~/http/files/stored-file.server";
import { agentPage } from "~/http/pages/page.server";

export const loader = agentPage(async (ctx) => {
  const cv = await findCv(ctx, ctx.agent.id);
  if (!cv) throw notFound("This file");
  return fileAnswer(ctx.files, cv);
});
