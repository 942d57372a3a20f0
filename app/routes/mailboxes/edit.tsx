import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { editMailbox } from "~/domains/mailboxes/edit-mailbox.server";
import { mailboxJson } from "~/domains/mailboxes/json";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { mailboxFormOf } from "~/domains/mailboxes/schemas";
import {
  LimitFields,
  type MailboxForm,
  OwnFields,
  SenderFields,
} from "~/domains/mailboxes/ui/mailbox-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Edit ${data?.mailbox.fromAddress ?? "mailbox"}` },
];

export const loader = businessPage(async (ctx, { params }) => ({
  mailbox: mailboxJson(await getMailbox(ctx, parseId(params.mailboxId, "mailbox")), ctx),
}));

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const mailboxId = parseId(args.params.mailboxId, "mailbox");
  const { kind } = await getMailbox(ctx, mailboxId);
  return handleForm(args, mailboxFormOf(kind), async (input) => {
    const mailbox = await editMailbox(ctx, mailboxId, input);
    return redirectWithFlash(args.context, paths.mailboxes.mailbox(mailboxId), {
      kind: "success",
      title: "Mailbox updated",
      text: mailbox.readyAt ? mailbox.fromAddress : "The sender changed. Check the DNS records again.",
    });
  });
});

export default function EditMailboxPage() {
  const { mailbox } = useLoaderData<typeof loader>();
  const { id, kind, hasPassword, fromAddress } = mailbox;
  const [form, fields] = useForm<MailboxForm>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: mailbox,
  });
  return (
    <Page title={`Edit ${fromAddress}`} width="two-column">
      <Breadcrumb
        trail={[
          { to: paths.mailboxes.list, label: "Mailboxes" },
          { to: paths.mailboxes.mailbox(id), label: fromAddress },
        ]}
      />
      <PostForm form={form}>
        <SenderFields fields={fields} />
        {kind === "smtp" ? <OwnFields fields={fields} hasPassword={hasPassword} /> : null}
        <LimitFields fields={fields} />
        <Submit pending="Saving">Save mailbox</Submit>
      </PostForm>
    </Page>
  );
}
