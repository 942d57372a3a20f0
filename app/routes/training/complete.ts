import { getModule } from "~/domains/training/catalogue.server";
import { completeModule } from "~/domains/training/certificates/complete-module.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { pagesFor } from "./side.server";

export const action = buttonAction(userPage, async (ctx, { params }) => {
  const { title } = await completeModule(ctx, params.moduleId);
  return {
    to: pagesFor(ctx).certificates,
    title: m.training_complete_module_completed(),
    text: m.training_complete_your_certificate_for_is_ready({ title }),
  };
});

export const loader = buttonLoader(userPage, async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return pagesFor(ctx).module(id);
});
