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
import { ExpiredLink, linkMeta, UseLink } from "./link-parts";

export const meta = linkMeta("Confirm your new email");

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args, "change-email");
  return link && { token: link.token, email: link.email };
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, TokenOnly, async ({ token }) => {
    await confirmEmailChange(args.context.base, token);
    // The account page sends visitors who aren't signed in to sign-in.
    return redirectWithFlash(args.context, paths.account.home, {
      kind: "success",
      title: "Email changed",
      text: "You can now sign in with your new email address.",
    });
  });
}

export default function ChangeEmailPage() {
  const link = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!link)
    return (
      <ExpiredLink to={paths.account.home} label="Go to your account">
        Your email address was not changed. Request a new link in your account.
      </ExpiredLink>
    );
  return (
    <Page title="Confirm your new email" width="narrow">
      <p>
        You’ll sign in and receive account emails with <b>{link.email}</b>.
      </p>
      <UseLink form={form} token={link.token} label="Confirm new email" />
    </Page>
  );
}
