import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkRequest } from "~/domains/identity/external/external-schemas";
import { getOwnIdentity, hasPassword, unlinkOwn } from "~/domains/identity/external/own-identities.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { OwnPassword } from "~/routes/auth/own-password";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? m.account_identity_remove({ name: data.name }) : m.account_identity_remove_method() },
];

export const loader = userPage(async (ctx, { params }) => {
  const { name } = await getOwnIdentity(ctx, params.identityId);
  return { name, hasPassword: await hasPassword(ctx) };
});

export const action = userPage(async (ctx, args) => {
  const { name } = await getOwnIdentity(ctx, args.params.identityId);
  return handleForm(args, LinkRequest, async ({ password }) => {
    await unlinkOwn(ctx, args.params.identityId, password);
    return redirectWithFlash(args.context, paths.account.identities, {
      kind: "success",
      title: m.account_identity_sign_in_method_removed(),
      text: m.account_identity_you_can_no_longer_sign({ name }),
    });
  });
});

export default function IdentityPage() {
  const { name, hasPassword } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<LinkRequest>({ lastResult: useActionData<typeof action>()?.result });
  return (
    <Page title={m.account_identity_remove({ name })} width="narrow">
      <p>{m.account_identity_youll_no_longer_be_able({ name })}</p>
      <PostForm form={form}>
        <OwnPassword field={fields.password} isAsked={hasPassword} />
        <div className="row">
          <Submit kind="danger">{m.account_identity_remove_2({ name })}</Submit>
          <LinkButton to={paths.account.identities}>{m.account_identity_keep_sign_in()}</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
