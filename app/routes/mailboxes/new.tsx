import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { platformAddress } from "~/domains/mailboxes/mailboxes.server";
import { DEFAULT_DAILY_LIMIT, DEFAULT_GAP_SECONDS } from "~/domains/mailboxes/policy";
import { MailboxInput } from "~/domains/mailboxes/schemas";
import {
  LimitFields,
  type MailboxForm,
  OwnFields,
  SenderFields,
} from "~/domains/mailboxes/ui/mailbox-fields";
import { MailboxTabs } from "~/domains/mailboxes/ui/mailbox-tabs";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Add mailbox" }];

export const loader = businessPage(async (ctx, { request }) => ({
  isOwn: new URL(request.url).searchParams.get("kind") !== "platform",
  platform: platformAddress(ctx),
  fromName: `${ctx.actor.firstName} ${ctx.actor.lastName}`.trim(),
}));

export const action = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, MailboxInput, async (input) => {
    const mailbox = await addMailbox(ctx, input);
    return redirectWithFlash(args.context, paths.mailboxes.mailbox(mailbox.id), {
      kind: "success",
      title: "Mailbox added",
      text: mailbox.readyAt
        ? "The mailbox is ready to send."
        : "Next, check the DNS records. They must be valid before the mailbox can send.",
    });
  }),
);

/** Remounts the form per sending service, so that one type's default values don't stay empty after the other. */
export default function NewMailboxPage() {
  const { isOwn } = useLoaderData<typeof loader>();
  return <NewMailbox key={isOwn ? "smtp" : "platform"} />;
}

function NewMailbox() {
  const { isOwn, platform, fromName } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<MailboxForm>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: {
      fromName,
      ...(isOwn ? { security: "tls" } : {}),
      dailyLimit: DEFAULT_DAILY_LIMIT,
      gapSeconds: DEFAULT_GAP_SECONDS,
    },
  });
  return (
    <Page title="Add mailbox" width="two-column">
      <Breadcrumb trail={[{ to: paths.mailboxes.list, label: "Mailboxes" }]} />
      <MailboxTabs current={isOwn ? "typed" : "platform"} />
      <p className="muted">
        {isOwn
          ? "For send-only mailboxes or replies by webhook."
          : `Emails are sent from ${platform}, under your name. No setup needed.`}
      </p>
      <PostForm form={form} creates>
        <input type="hidden" name="kind" value={isOwn ? "smtp" : "platform"} />
        <SenderFields fields={fields} />
        {isOwn ? <OwnFields fields={fields} hasPassword={false} /> : null}
        <LimitFields fields={fields} />
        <Submit pending="Adding">Add mailbox</Submit>
      </PostForm>
    </Page>
  );
}
