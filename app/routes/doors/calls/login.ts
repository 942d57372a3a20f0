import { listDoors } from "~/domains/identity/external/external-providers.server";
import { answerError } from "~/http/answer-error.server";
import { apiRoute, call } from "~/http/calls/api.server";
import { type Flash, redirectWithFlash } from "~/http/pages/flash.server";
import { redirect, redirectOutside } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { leaveForProvider } from "~/http/session/external.server";
import { landingOf } from "~/http/session/sign-in.server";
import { paths } from "~/paths";

const CHOOSE: Flash = {
  kind: "info",
  title: "Please log in here",
  text: "Choose how you log in.",
};
const NONE: Flash = {
  ...CHOOSE,
  text: "No other way to log in is set up. Use your email address and password.",
};

/** The way to an external identity: to the one that is asked for or the only one, else to the page that shows them all. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "public",
    run: async ({ ctx, args, request }) => {
      const query = new URL(request.url).searchParams;
      const back = safeRedirect(query.get("redirect"), "");
      if (ctx.actor.kind === "user")
        return redirect(landingOf({ actor: ctx.actor, account: ctx.account }, back));
      const isAgent = query.get("type") === "agent";
      const page = paths.withQuery(isAgent ? paths.agent.login : paths.auth.businessLogin, {
        redirect: back,
      });
      const doors = await listDoors(ctx);
      const key = query.get("provider") ?? (doors.length === 1 ? doors[0]?.key : undefined);
      if (!key) return redirectWithFlash(args.context, page, doors.length > 0 ? CHOOSE : NONE);
      return answerError(
        async () => redirectOutside(await leaveForProvider(args, ctx, { key, back, isAgent, linkTo: null })),
        ({ message }) =>
          redirectWithFlash(args.context, page, { kind: "error", title: "Login failed", text: message }),
      );
    },
  }),
});
