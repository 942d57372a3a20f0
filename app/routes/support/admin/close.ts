import { parseId } from "~/core/ids";
import { closeThread } from "~/domains/support/close-thread.server";
import { getThread } from "~/domains/support/threads.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  await closeThread(ctx, parseId(params.supportId, "question"));
  return { to: ADMIN_SUPPORT.home, title: "Question closed" };
});

export const loader = buttonLoader(adminPage, async (ctx, { params }) => {
  const { id } = await getThread(ctx, parseId(params.supportId, "question"), null);
  return ADMIN_SUPPORT.thread(id);
});
