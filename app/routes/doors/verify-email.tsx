import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { TokenOnly } from "~/domains/identity/schemas";
import { verifyEmail } from "~/domains/identity/verify-email.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { contextOf } from "~/http/session/guards.server";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { readLink } from "./link.server";
import { GoneLink, linkMeta, UseLink } from "./link-parts";

export const meta = linkMeta("Confirm your email");

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args, "verify-email");
  return link && { token: link.token, email: link.email };
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, TokenOnly, async ({ token }) => {
    await verifyEmail(args.context.base, token);
    const { actor } = await contextOf(args);
    const isSignedIn = actor.kind === "user";
    return redirectWithFlash(args.context, isSignedIn ? paths.account.home : paths.auth.businessLogin, {
      kind: "success",
      title: "Email confirmed",
      text: isSignedIn ? "We’ll send account emails to this address." : "You can log in now.",
    });
  });
}

export default function VerifyEmailPage() {
  const link = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!link)
    return (
      <GoneLink to={paths.account.home} label="Go to your account">
        Request a new one in your account if your email is not confirmed yet.
      </GoneLink>
    );
  return (
    <Page title="Confirm your email" width="narrow">
      <p>
        Confirm that <b>{link.email}</b> is your email address.
      </p>
      <UseLink form={form} token={link.token} label="Confirm email" />
    </Page>
  );
}
