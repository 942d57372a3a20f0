import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import {
  blockingReasonTo,
  SingleMailInput,
  writeToContact,
} from "~/domains/sending/send-one-off-email.server";
import { sendTimeText } from "~/domains/sending/send-times.server";
import { shownDraft } from "~/domains/sending/shown-draft.server";
import { DraftNote } from "~/domains/sending/ui/draft-note";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Write email" }];

export const loader = businessPage(async (ctx, { params }) => {
  const contact = await getContact(ctx, parseId(params.contactId, "contact"));
  const mailboxes = await readyMailboxes(ctx);
  return {
    id: contact.id,
    name: contact.contactName,
    address: contact.contactEmail,
    source: contact.source,
    blockingReason: await blockingReasonTo(ctx, contact),
    draft: await shownDraft(ctx, `contact:${contact.id}`),
    mailboxes: mailboxes.map(({ id, fromAddress }) => ({ value: String(id), label: fromAddress })),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const contactId = parseId(args.params.contactId, "contact");
  await getContact(ctx, contactId);
  return handleForm(args, SingleMailInput, async (input) => {
    const id = await writeToContact(ctx, contactId, input);
    return redirectWithFlash(args.context, paths.business.contactHistory(contactId), {
      kind: "success",
      title: "Email queued",
      text: await sendTimeText(ctx, id),
    });
  });
});

export default function WriteToContactPage() {
  const { id, name, address, source, blockingReason, draft, mailboxes } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ mailboxId: string; subject: string; text: string }>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: {
      mailboxId: draft?.mailboxId ?? mailboxes[0]?.value,
      subject: draft?.subject ?? undefined,
      text: draft?.text,
    },
  });
  return (
    <Page title={`Write to ${name}`} subtitle={address ? `${address} · ${source}` : null} width="reading">
      <Breadcrumb
        trail={[
          { to: paths.business.contacts, label: "Contacts" },
          { to: paths.business.contactHistory(id), label: name },
        ]}
      />
      {blockingReason ? (
        <Alert kind="warning" title={blockingReason}>
          <LinkButton to={mailboxes.length === 0 ? paths.mailboxes.list : paths.business.contact(id)}>
            {mailboxes.length === 0 ? "Set up a mailbox" : "View contact"}
          </LinkButton>
        </Alert>
      ) : (
        <PostForm form={form} creates>
          <DraftNote draft={draft} />
          {mailboxes.length > 1 ? (
            <Field field={fields.mailboxId} label="From" type="select" options={mailboxes} required />
          ) : null}
          <Field field={fields.subject} label="Subject" required />
          <Field
            field={fields.text}
            label="Message"
            type="textarea"
            rows={10}
            required
            hint="Your signature, postal address, the contact’s source and an unsubscribe link are added."
          />
          <Submit pending="Sending">Send email</Submit>
        </PostForm>
      )}
    </Page>
  );
}
