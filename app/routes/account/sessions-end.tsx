import type { MetaFunction } from "@remix-run/cloudflare";
import { SessionsEnd } from "~/domains/identity/profile-schema";
import { endOwnSessions } from "~/domains/identity/sessions/own-sessions.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { stopSession } from "~/http/session/session.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";

export const meta: MetaFunction = () => [{ title: m.account_sessions_end_sign_out_everywhere() }];

export const loader = userPage(async () => null);

export const action = userPage((ctx, args) =>
  handleForm(args, SessionsEnd, async ({ which }) => {
    await endOwnSessions(ctx, which);
    if (which === "others")
      return redirectWithFlash(args.context, paths.account.sessions, {
        kind: "success",
        title: m.account_sessions_end_sessions_ended(),
        text: m.account_sessions_end_youre_signed_in_only_on(),
      });
    await stopSession(args.context, args.request);
    return redirectWithFlash(args.context, paths.auth.businessLogin, {
      kind: "success",
      title: m.account_sessions_end_signed_out_everywhere(),
      text: m.account_sessions_end_sign_in_again_on_each(),
    });
  }),
);

export default function EndSessionsPage() {
  return (
    <Page title={m.account_sessions_end_sign_out_everywhere()} width="narrow">
      <p>
        <Rich
          parts={m.account_sessions_end_youll_need_to_sign_in.parts({})}
          tags={{ link: (text) => <a href={paths.account.password}>{text}</a> }}
        />
      </p>
      <form method="post" className="row">
        <Submit kind="danger" name="which" value="all">
          {m.account_sessions_end_sign_out_everywhere_2()}
        </Submit>
        <Submit kind="plain" name="which" value="others">
          {m.account_sessions_end_sign_out_other_devices()}
        </Submit>
        <LinkButton to={paths.account.sessions}>{m.account_sessions_end_cancel()}</LinkButton>
      </form>
    </Page>
  );
}
