import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { confirmEmailChange } from "~/domains/identity/change-email.server";
import { TokenOnly } from "~/domains/identity/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { readLink } from "./link.server";
import { GoneLink, linkMeta, UseLink } from "./link-parts";

export const meta = linkMeta("Use your new e-mail address");

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args, "change-email");
  return link && { token: link.token, email: link.email };
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, TokenOnly, async ({ token }) => {
    await confirmEmailChange(args.context.base, token);
    // Who is signed in sees the account; everybody else is led to sign-in from there.
    return redirectWithFlash(args.context, paths.account.home, {
      kind: "success",
      title: "E-mail address changed",
      text: "From now on you log in with the new address.",
    });
  });
}

export default function ChangeEmailPage() {
  const link = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!link)
    return (
      <GoneLink to={paths.account.home} label="Go to your account">
        Your address stays as it is. You can ask for the change again in your account.
      </GoneLink>
    );
  return (
    <Page title="Use your new e-mail address" width="narrow">
      <p>
        From now on you log in with <b>{link.email}</b>, and mail about your account goes there.
      </p>
      <UseLink form={form} token={link.token} label="Use this address" />
    </Page>
  );
}
