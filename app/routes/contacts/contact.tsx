import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { formatTime } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { ContactForm } from "~/domains/directory/contacts/contact-input";
import { contactJson } from "~/domains/directory/contacts/contact-json";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { updateContact } from "~/domains/directory/contacts/save-contact.server";
import { ContactFields } from "~/domains/directory/contacts/ui/contact-fields";
import { orUnavailable } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.contact.contactName ?? "Contact" },
];

export const loader = businessPage(async (ctx, { params }) => {
  const contact = await getContact(ctx, parseId(params.contactId, "contact"));
  return {
    contact: contactJson(contact),
    constraint: getZodConstraint(ContactForm),
    isShared: contact.accountId === null,
    added: formatTime(contact.createdAt, readerZone(ctx)),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const contactId = parseId(args.params.contactId, "contact");
  await getContact(ctx, contactId);
  return handleForm(args, ContactForm, (input) =>
    orUnavailable(ctx, "Could not update contact information", async () => {
      const contact = await updateContact(ctx, contactId, input);
      const flash = { kind: "success", title: "Contact Updated", text: contact.contactName } as const;
      return redirectWithFlash(args.context, paths.business.contactHistory(contact.id), flash);
    }),
  );
});

export default function EditContactPage() {
  const { contact, constraint, isShared, added } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof ContactForm>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: contact,
    constraint,
  });
  return (
    <Page
      title={`Edit ${contact.contactName}`}
      subtitle={`Source: ${contact.source}, ${added}`}
      width="two-column"
    >
      <Breadcrumb
        trail={[
          { to: paths.business.contacts, label: "Contacts" },
          { to: paths.business.contactHistory(contact.id), label: contact.contactName },
        ]}
      />
      {isShared ? <p className="muted">This contact is shared. Editing creates your own version.</p> : null}
      <PostForm form={form} failed={() => "Failed to Update Contact"}>
        <ContactFields fields={fields} />
        <Submit pending="Saving">Save contact</Submit>
      </PostForm>
      <div className="row">
        <LinkButton writes to={paths.business.deleteContact(contact.id)} kind="quiet">
          Delete contact
        </LinkButton>
      </div>
    </Page>
  );
}
