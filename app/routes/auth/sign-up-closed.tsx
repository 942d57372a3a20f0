import { m } from "~/messages/messages";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

/** Shown when the operator has turned sign-up off: the reason, and a link to sign in. */
export function SignUpClosed({ title, text, loginTo }: { title: string; text: string; loginTo: string }) {
  return (
    <Page title={title} width="narrow">
      <Alert kind="info">{text}</Alert>
      <p>
        <LinkButton to={loginTo}>{m.auth_sign_up_closed_sign_in()}</LinkButton>
      </p>
    </Page>
  );
}
