import { redirect } from "@remix-run/cloudflare";
import { apiRoute, call } from "~/http/api.server";
import { redirectWithFlash } from "~/http/flash.server";
import { paths, safeRedirect } from "~/http/paths";
import { landingOf } from "~/http/sign-in.server";

/** The way to an external identity. None is set up, so it leads to the fitting page of sign-in. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "public",
    run: ({ ctx, args, request }) => {
      const query = new URL(request.url).searchParams;
      const back = safeRedirect(query.get("redirect"), "");
      if (ctx.actor.kind === "user")
        return redirect(landingOf({ actor: ctx.actor, account: ctx.account }, back));
      const page = query.get("type") === "agent" ? paths.agent.login : paths.auth.businessLogin;
      return redirectWithFlash(args.context, paths.withQuery(page, { redirect: back }), {
        kind: "info",
        title: "Please log in here",
        text: "No other way to log in is set up. Use your e-mail address and password.",
      });
    },
  }),
});
