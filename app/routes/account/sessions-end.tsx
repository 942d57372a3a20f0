import type { MetaFunction } from "@remix-run/cloudflare";
import { SessionsEnd } from "~/domains/identity/profile-schema";
import { endOwnSessions } from "~/domains/identity/sessions/own-sessions.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { stopSession } from "~/http/session/session.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Sign out everywhere?" }];

export const loader = userPage(async () => null);

export const action = userPage((ctx, args) =>
  handleForm(args, SessionsEnd, async ({ which }) => {
    await endOwnSessions(ctx, which);
    if (which === "others")
      return redirectWithFlash(args.context, paths.account.sessions, {
        kind: "success",
        title: "Sessions Ended",
        text: "You are signed in with this browser alone.",
      });
    await stopSession(args.context, args.request);
    return redirectWithFlash(args.context, paths.auth.businessLogin, {
      kind: "success",
      title: "Signed Out Everywhere",
      text: "Every browser has to sign in again.",
    });
  }),
);

export default function EndSessionsPage() {
  return (
    <Page title="Sign out everywhere?" width="narrow">
      <p>
        Every browser you are signed in with has to sign in again, this one too. If somebody else may know
        your password, <a href={paths.account.password}>change it</a> as well.
      </p>
      <form method="post" className="row">
        <Submit kind="danger" name="which" value="all">
          Sign out everywhere
        </Submit>
        <Submit kind="plain" name="which" value="others">
          Sign out the other browsers
        </Submit>
        <LinkButton to={paths.account.sessions}>Go back</LinkButton>
      </form>
    </Page>
  );
}
