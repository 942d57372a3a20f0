import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { catchDomainError, orUnavailable } from "~/http/errors.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Delete this contact?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const contact = await getContact(ctx, parseId(params.contactId, "contact"));
  return { id: contact.id, name: contact.contactName, isShared: contact.accountId === null };
});

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const contactId = parseId(params.contactId, "contact");
  return catchDomainError(
    async () => {
      await orUnavailable(ctx, "Could not delete contact", () => deleteContact(ctx, contactId));
      return {
        to: paths.withQuery(paths.business.contacts, { removed: contactId }),
        title: "Contact Deleted",
      };
    },
    (error) => {
      if (error.code === "not_found") throw error;
      return {
        to: paths.business.contact(contactId),
        kind: "error",
        title: "Failed to Delete Contact",
        text: error.message,
      };
    },
  );
});

export default function DeleteContactPage() {
  const { id, name, isShared } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Delete ${name}?`}
      submit="Delete contact"
      back={paths.business.contact(id)}
      keep="Keep contact"
    >
      <p>
        {isShared
          ? "The contact is shared and will be hidden from your business only. "
          : "The contact will be removed from all lists and no longer emailed. The company’s leads will show another contact, if available. "}
        You can restore the contact for at least {RETENTION_DAYS} days under Deleted contacts.
      </p>
    </ConfirmPage>
  );
}
