import { removePicture } from "~/domains/identity/pictures/profile-picture.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

export const action = buttonAction(userPage, async (ctx) => {
  await removePicture(ctx);
  return { to: paths.account.picture, title: m.account_remove_profile_picture_removed() };
});

export const loader = buttonLoader(userPage, paths.account.picture);
