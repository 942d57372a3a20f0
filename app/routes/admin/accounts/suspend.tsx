import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { WithReason } from "~/domains/admin/accounts/schemas";
import { suspendAccount } from "~/domains/admin/accounts/suspend-account.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Suspend account" }];

export const loader = adminPage(async (ctx, { params }) => {
  const { id, name } = await getAccount(ctx, parseId(params.accountId, "account"));
  return { id, name };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getAccount(ctx, parseId(args.params.accountId, "account"));
  return handleForm(args, WithReason, async (input) => {
    await suspendAccount(ctx, id, input);
    const title = "Account suspended";
    return redirectWithFlash(args.context, paths.admin.account(id), { kind: "success", title });
  });
});

export default function SuspendAccountPage() {
  const { id, name } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<WithReason>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    constraint: { reason: { maxLength: 500 } },
  });
  return (
    <Page title={`Suspend ${name}?`} width="narrow">
      <p>
        Emails, messages, short links, forms, imports and exports will stop. Members can still sign in and
        view their data. Nothing will be deleted, and you can reactivate the account.
      </p>
      <PostForm form={form}>
        <Field
          field={fields.reason}
          label="Reason"
          type="textarea"
          hint="Shown to the owners in the account and by email."
          required
        />
        <div className="row">
          <Submit kind="danger">Suspend account</Submit>
          <LinkButton to={paths.admin.account(id)}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
