import { DigestChange, setDigest } from "~/domains/opportunities/digests/digest-setting.server";
import { buttonLoader } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = businessPage((ctx, args) =>
  handleForm(args, DigestChange, async ({ isOn }) => {
    await setDigest(ctx, isOn);
    const title = isOn ? "Daily summary resumed" : "Daily summary stopped";
    return redirectWithFlash(args.context, paths.notifications.list, { kind: "success", title });
  }),
);

export const loader = buttonLoader(businessPage, paths.notifications.list);
