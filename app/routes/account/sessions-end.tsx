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
        title: "Sessions ended",
        text: "You’re signed in only on this device.",
      });
    await stopSession(args.context, args.request);
    return redirectWithFlash(args.context, paths.auth.businessLogin, {
      kind: "success",
      title: "Signed out everywhere",
      text: "Sign in again on each device.",
    });
  }),
);

export default function EndSessionsPage() {
  return (
    <Page title="Sign out everywhere?" width="narrow">
      <p>
        You’ll need to sign in again on every device, including this one. If someone may know your password,{" "}
        <a href={paths.account.password}>change it</a> too.
      </p>
      <form method="post" className="row">
        <Submit kind="danger" name="which" value="all">
          Sign out everywhere
        </Submit>
        <Submit kind="plain" name="which" value="others">
          Sign out other devices
        </Submit>
        <LinkButton to={paths.account.sessions}>Cancel</LinkButton>
      </form>
    </Page>
  );
}
