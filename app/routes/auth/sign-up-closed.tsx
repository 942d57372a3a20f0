import { m } from "~/messages/messages";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

/** A sign-in page that the operator turned off: the reason, and a link onward. */
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
