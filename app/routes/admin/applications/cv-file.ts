import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { findCv } from "~/domains/onboarding/cv/store-cv.server";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { fileAnswer } from "~/http/files/stored-file.server";
import { adminPage } from "~/http/pages/page.server";

export const loader = adminPage(async (ctx, { params }) => {
  const { agentId } = await getApplication(ctx, parseId(params.agentId, "application"));
  const cv = await findCv(ctx, agentId);
  if (!cv) throw notFound("This CV");
  return fileAnswer(ctx.files, cv);
});
