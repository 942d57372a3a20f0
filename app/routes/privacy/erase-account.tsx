import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { TokenOnly } from "~/domains/identity/schemas";
import { eraseByLink } from "~/domains/privacy/erasure/erase-self.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { stopSession } from "~/http/session/session.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { readLink } from "~/routes/auth/link.server";
import { ExpiredLink, linkMeta } from "~/routes/auth/link-parts";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";

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
      title: m.account_erase_account_account_erased(),
      text: m.account_erase_account_weve_sent_you_a_confirmation(),
    });
  });
}

export default function EraseByLinkPage() {
  const link = useLoaderData<typeof loader>();
  const [form] = useForm<z.input<typeof TokenOnly>>({ lastResult: useActionData<typeof action>()?.result });
  if (!link)
    return (
      <ExpiredLink to={paths.account.data} label={m.account_erase_account_go_to_your_data()}>
        {m.account_erase_account_if_your_account_still_exists()}
      </ExpiredLink>
    );
  return (
    <Page
      title={m.account_erase_account_erase_your_account()}
      subtitle={m.account_erase_account_this_cant_be_undone()}
      width="narrow"
    >
      <p>
        <Rich
          parts={m.account_erase_account_the_account_and_all_data.parts({ email: link.email ?? "" })}
          tags={{}}
        />
      </p>
      <PostForm form={form}>
        <input type="hidden" name="token" value={link.token} />
        <Submit kind="danger">{m.account_erase_account_erase_account()}</Submit>
      </PostForm>
    </Page>
  );
}
