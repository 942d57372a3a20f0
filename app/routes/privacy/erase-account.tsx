import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { TokenOnly } from "~/domains/identity/schemas";
import { eraseByLink } from "~/domains/privacy/erasure/erase-self.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { stopSession } from "~/http/session/session.server";
import { paths } from "~/paths";
import { readLink } from "~/routes/auth/link.server";
import { ExpiredLink, linkMeta } from "~/routes/auth/link-parts";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta = linkMeta(() => "Erase your account");

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args, "erase-account");
  return link && { token: link.token, email: link.email };
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, TokenOnly, async ({ token }) => {
    await eraseByLink(args.context.base, token);
    await stopSession(args.context, args.request);
    return redirectWithFlash(args.context, paths.site.home, {
      kind: "success",
      title: "Account erased",
      text: "We’ve sent you a confirmation.",
    });
  });
}

export default function EraseByLinkPage() {
  const link = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!link)
    return (
      <ExpiredLink to={paths.account.data} label="Go to your data">
        If your account still exists, request a new link there.
      </ExpiredLink>
    );
  return (
    <Page title="Erase your account?" subtitle="This can’t be undone." width="narrow">
      <p>
        The account <b>{link.email}</b> and all data that only you own will be deleted permanently.
      </p>
      <PostForm form={form}>
        <input type="hidden" name="token" value={link.token} />
        <Submit kind="danger">Erase account</Submit>
      </PostForm>
    </Page>
  );
}
