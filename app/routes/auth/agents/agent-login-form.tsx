import type { SubmissionResult } from "@conform-to/react";
import { useForm } from "@conform-to/react";
import type { EmailLogin } from "~/domains/identity/schemas";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { NextPanel } from "../beside/next-panel";
import { type IdentityProviderLink, SocialSignInButtons } from "../external/social-sign-in-buttons";
import { loginFailed } from "../failure-titles";
import { LoginFields } from "../login-fields";

/** The agent's login, and the ways from it to the application and to the programme. */
export function AgentLoginForm({
  result,
  back,
  doors,
  applyTo,
  email,
}: {
  result: SubmissionResult<string[]> | undefined;
  back: string;
  doors: IdentityProviderLink[];
  applyTo: string;
  /** The address of who has just applied. */
  email?: string;
}) {
  const [form, fields] = useForm<EmailLogin>({ lastResult: result, defaultValue: { email } });
  return (
    <Page title="Agent login" width="with-aside">
      <SocialSignInButtons doors={doors} back={back} isAgent />
      <PostForm form={form} failed={loginFailed}>
        <LoginFields fields={fields} back={back} />
        <Submit>Sign in</Submit>
      </PostForm>
      <p>
        New here? <Link to={applyTo}>Apply as an agent</Link>
      </p>
      <p>
        <Link to={paths.site.agentSignup}>Agent programme</Link> or{" "}
        <Link to={paths.auth.businessLogin}>sign in as a business</Link>
      </p>
      <NextPanel shot="earnings" agrees={false} />
    </Page>
  );
}
