import type { SubmissionResult } from "@conform-to/react";
import { useForm } from "@conform-to/react";
import type { EmailLogin } from "~/domains/identity/schemas";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { NextPanel } from "../beside/next-panel";
import { type IdentityProviderLink, SocialSignInButtons } from "../external/social-sign-in-buttons";
import { useLoginTitle } from "../failure-titles";
import { LoginFields } from "../login-fields";

/** The agent's login, with links to the application and the programme. */
export function AgentLoginForm({
  result,
  back,
  doors,
  applyTo,
  email,
  titlesMissing = false,
}: {
  result: SubmissionResult<string[]> | undefined;
  back: string;
  doors: IdentityProviderLink[];
  applyTo: string;
  /** The email address of a user who has just applied. */
  email?: string;
  /** Whether an empty field also gets an error title. */
  titlesMissing?: boolean;
}) {
  const failureTitle = useLoginTitle({ titlesMissing });
  const [form, fields] = useForm<EmailLogin>({ lastResult: result, defaultValue: { email } });
  return (
    <Page title={m.auth_agent_login_form_agent_login()} width="with-aside">
      <SocialSignInButtons doors={doors} back={back} isAgent />
      <PostForm form={form} failed={failureTitle}>
        <LoginFields fields={fields} back={back} />
        <Submit>{m.auth_agent_login_form_sign_in()}</Submit>
      </PostForm>
      <p>
        <Rich
          parts={m.auth_agent_login_form_new_here_apply_as_an.parts({})}
          tags={{ link: (text) => <Link to={applyTo}>{text}</Link> }}
        />
      </p>
      <p>
        <Rich
          parts={m.auth_agent_login_form_agent_programme_or_sign_in.parts({})}
          tags={{
            link: (text) => <Link to={paths.site.agentSignup}>{text}</Link>,
            link2: (text) => <Link to={paths.auth.businessLogin}>{text}</Link>,
          }}
        />
      </p>
      <NextPanel shot="earnings" agrees={false} />
    </Page>
  );
}
