import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { AcceptInvitation } from "~/domains/identity/schemas";
import { passwordHint } from "~/domains/identity/sign-in/password-lengths";
import { findSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { acceptInvitation, findInvitation } from "~/domains/identity/team/accept-invitation.server";
import { ROLE_LABELS } from "~/domains/identity/team/role-labels";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { startSession } from "~/http/session/session.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [
  { title: m.auth_invitation_accept_invitation() },
  { name: "robots", content: "noindex" },
];

/** Only reads the token: mail scanners open every link, so only the form uses it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findInvitation(context.base, token.slice(0, 100));
  const ssoConnection = found && (await findSsoConnection(context.base, { accountId: found.accountId }));
  return {
    token,
    invitation: found && {
      email: found.email,
      company: found.company,
      inviter: found.inviter,
      role: ROLE_LABELS[found.role],
    },
    joinTo: ssoConnection && paths.withQuery(SIGN_ON.join(ssoConnection.slug), { token }),
    hint: passwordHint("business", await operatorMinimum(context.base)),
    constraint: getZodConstraint(AcceptInvitation),
  };
}

export function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  return handleForm(args, AcceptInvitation, async (input) => {
    const { userId } = await acceptInvitation(context.base, input);
    const { account } = await startSession(context, request, userId, { way: "invitation" });
    return redirectWithFlash(context, paths.business.home, {
      kind: "success",
      title: m.auth_invitation_invitation_accepted(),
      text: m.auth_invitation_youve_joined({ name: account?.name ?? "" }),
    });
  });
}

export default function AcceptInvitationPage() {
  const { token, invitation, joinTo, hint, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof AcceptInvitation>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
    defaultValue: { token },
  });
  if (!invitation)
    return (
      <Page title={m.auth_invitation_this_invitation_is_no_longer()} width="narrow">
        <p>{m.auth_invitation_it_was_used_withdrawn_or()}</p>
        <div className="row">
          <LinkButton to={paths.auth.businessLogin}>{m.auth_invitation_sign_in()}</LinkButton>
        </div>
      </Page>
    );
  return (
    <Page
      title={m.auth_invitation_join({ company: invitation.company })}
      subtitle={m.auth_invitation_invited_you_as({ inviter: invitation.inviter, email: invitation.email })}
      width="narrow"
    >
      <p>
        {invitation.role.name}: {invitation.role.may}.
      </p>
      {joinTo ? (
        <div className="stack tight">
          <div>
            <LinkButton kind="primary" to={joinTo}>
              {m.auth_invitation_join_with_single_sign_on()}
            </LinkButton>
          </div>
          <p className="muted small">{m.auth_invitation_or_choose_a_password()}</p>
        </div>
      ) : null}
      <PostForm form={form}>
        <input type="hidden" name="token" value={token} />
        <Field field={fields.firstName} label={m.auth_invitation_first_name()} autoComplete="given-name" />
        <Field field={fields.lastName} label={m.auth_invitation_last_name()} autoComplete="family-name" />
        <Field
          field={fields.password}
          label={m.auth_invitation_password()}
          type="password"
          autoComplete="new-password"
          hint={hint}
        />
        <Field
          field={fields.confirmPassword}
          label={m.auth_invitation_confirm_password()}
          type="password"
          autoComplete="new-password"
        />
        <Submit>{m.auth_invitation_accept_invitation()}</Submit>
      </PostForm>
    </Page>
  );
}
