import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { connectInbox } from "~/domains/mailboxes/inboxes/connect-inbox.server";
import { inboxJson } from "~/domains/mailboxes/inboxes/inbox-json";
import { findInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { InboxInput } from "~/domains/mailboxes/inboxes/schemas";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { InboxFields, type InboxForm } from "~/domains/mailboxes/ui/inbox-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Inbox settings" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, fromAddress } = await getMailbox(ctx, parseId(params.mailboxId, "mailbox"));
  const inbox = await findInbox(ctx, id);
  return { id, fromAddress, inbox: inbox && inboxJson(inbox) };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const mailboxId = parseId(args.params.mailboxId, "mailbox");
  await getMailbox(ctx, mailboxId);
  return handleForm(args, InboxInput, async (input) => {
    await connectInbox(ctx, mailboxId, input);
    return redirectWithFlash(args.context, paths.mailboxes.mailbox(mailboxId), {
      kind: "success",
      title: "Inbox connected",
      text: "New replies will appear here. Earlier emails aren’t imported.",
    });
  });
});

export default function InboxPage() {
  const { id, fromAddress, inbox } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<InboxForm>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: inbox ?? { imapSecurity: "tls", imapUsername: fromAddress },
  });
  return (
    <Page title="Inbox settings" subtitle={fromAddress} width="narrow">
      <Breadcrumb
        trail={[
          { to: paths.mailboxes.list, label: "Mailboxes" },
          { to: paths.mailboxes.mailbox(id), label: fromAddress },
        ]}
      />
      <PostForm form={form}>
        <InboxFields fields={fields} hasPassword={inbox?.hasPassword ?? false} />
        <Submit pending="Testing">Test and save</Submit>
      </PostForm>
    </Page>
  );
}
