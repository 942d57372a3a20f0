import { parseSlug } from "~/core/ids";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { publicPage } from "~/http/pages/page.server";
import { redirectOutside } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { redirectToSsoProvider } from "~/http/session/member.server";
import { SIGN_ON } from "~/paths/business/sign-on";

export const loader = publicPage(async (ctx, args) => {
  const slug = parseSlug(args.params.slug, "sign-in method");
  const back = safeRedirect(new URL(args.request.url).searchParams.get("redirect"), "");
  return catchDomainError(
    async () =>
      redirectOutside(await redirectToSsoProvider(args, ctx, { slug, back, linkTo: null, invitation: null })),
    (error) => {
      if (error.code === "not_found") throw error;
      const text = error.message;
      return redirectWithFlash(args.context, SIGN_ON.signIn(slug), {
        kind: "error",
        title: "Login failed",
        text,
      });
    },
  );
});
