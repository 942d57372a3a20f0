import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkRequest } from "~/domains/identity/external/external-schemas";
import { hasPassword } from "~/domains/identity/external/own-identities.server";
import { unlinkMember } from "~/domains/identity/single-sign-on/member-identities.server";
import { getOwnSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { SIGN_ON } from "~/paths/business/sign-on";
import { OwnPassword } from "~/routes/auth/own-password";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "../parts";

export const meta: MetaFunction = () => [{ title: "Unlink company single sign-on" }];

export const loader = userPage(async (ctx) => {
  await getOwnSsoConnection(ctx);
  return { hasPassword: await hasPassword(ctx) };
});

export const action = userPage(async (ctx, args) => {
  const { account } = await getOwnSsoConnection(ctx);
  return handleForm(args, LinkRequest, async ({ password }) => {
    await unlinkMember({ ...ctx, account }, password);
    return redirectWithFlash(args.context, SIGN_ON.own, {
      kind: "success",
      title: "Single sign-on unlinked",
    });
  });
});

export default function UnlinkCompanySignInPage() {
  const { hasPassword } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<LinkRequest>({ lastResult: useActionData<typeof action>()?.result ?? null });
  return (
    <Page title="Unlink company single sign-on?" width="narrow">
      <AccountTrail />
      <p>You’ll no longer be able to sign in through your company’s provider. You can link it again.</p>
      <PostForm form={form}>
        <OwnPassword field={fields.password} isAsked={hasPassword} />
        <div className="row">
          <Submit kind="danger">Unlink provider</Submit>
          <LinkButton to={SIGN_ON.own}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
