import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { confirmEmailChange } from "~/domains/identity/change-email.server";
import { TokenOnly } from "~/domains/identity/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";
import { readLink } from "./link.server";
import { ExpiredLink, linkMeta, UseLink } from "./link-parts";

export const meta = linkMeta(m.auth_change_email_title);

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args, "change-email");
  return link && { token: link.token, email: link.email };
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, TokenOnly, async ({ token }) => {
    await confirmEmailChange(args.context.base, token);
    // The account page redirects signed-out visitors to sign-in.
    return redirectWithFlash(args.context, paths.account.home, {
      kind: "success",
      title: m.auth_change_email_email_changed(),
      text: m.auth_change_email_you_can_now_sign_in(),
    });
  });
}

export default function ChangeEmailPage() {
  const link = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!link)
    return (
      <ExpiredLink to={paths.account.home} label={m.auth_change_email_go_to_your_account()}>
        {m.auth_change_email_your_email_address_was_not()}
      </ExpiredLink>
    );
  return (
    <Page title={m.auth_change_email_confirm_your_new_email()} width="narrow">
      <p>
        <Rich parts={m.auth_change_email_youll_sign_in_and_receive.parts({ email: link.email ?? "" })} />
      </p>
      <UseLink form={form} token={link.token} label={m.auth_change_email_confirm_new_email()} />
    </Page>
  );
}
