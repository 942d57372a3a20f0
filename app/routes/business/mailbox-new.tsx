import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addMailbox } from "~/domains/sending/add-mailbox.server";
import { platformAddress } from "~/domains/sending/mailboxes.server";
import { DEFAULT_DAILY_LIMIT, DEFAULT_GAP_SECONDS } from "~/domains/sending/policy";
import { MailboxInput } from "~/domains/sending/schemas";
import { LimitFields, type MailboxForm, OwnFields, SenderFields } from "~/domains/sending/ui/mailbox-fields";
import { redirectWithFlash } from "~/http/flash.server";
import { handleForm } from "~/http/form.server";
import { businessPage } from "~/http/page.server";
import { paths } from "~/http/paths";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Add a mailbox" }];

export const loader = businessPage(async (ctx) => ({
  platform: platformAddress(ctx),
  fromName: `${ctx.actor.firstName} ${ctx.actor.lastName}`.trim(),
}));

export const action = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, MailboxInput, async (input) => {
    const mailbox = await addMailbox(ctx, input);
    return redirectWithFlash(args.context, paths.mailboxes.mailbox(mailbox.id), {
      kind: "success",
      title: "Mailbox Added",
      text: mailbox.readyAt ? "It may send." : "Check its records next: nothing leaves before they are fine.",
    });
  }),
);

export default function NewMailboxPage() {
  const { platform, fromName } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<MailboxForm>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: {
      kind: "smtp",
      fromName,
      port: 465,
      security: "tls",
      dailyLimit: DEFAULT_DAILY_LIMIT,
      gapSeconds: DEFAULT_GAP_SECONDS,
    },
  });
  return (
    <Page title="Add a mailbox" width="narrow">
      <Breadcrumb trail={[{ to: paths.mailboxes.list, label: "Mailboxes" }]} />
      <PostForm form={form}>
        <RadioGroup
          field={fields.kind}
          legend="How mails leave"
          options={[
            {
              value: "smtp",
              label: "My own mail account",
              hint: "Readers see your address. Best for answers.",
            },
            {
              value: "platform",
              label: `The address of this site: ${platform}`,
              hint: "The part about your mail server is not needed then.",
            },
          ]}
        />
        <SenderFields fields={fields} />
        <OwnFields fields={fields} hasPassword={false} isChoice />
        <LimitFields fields={fields} />
        <Submit pending="Adding the mailbox">Add the mailbox</Submit>
      </PostForm>
    </Page>
  );
}
