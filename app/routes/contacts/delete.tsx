import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { catchDomainError, orUnavailable } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Delete this contact?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const contact = await getContact(ctx, parseId(params.contactId, "contact"));
  return { id: contact.id, name: contact.contactName, isShared: contact.accountId === null };
});

export const action = businessPage(async (ctx, { params, context }: ActionFunctionArgs) => {
  const contactId = parseId(params.contactId, "contact");
  return catchDomainError(
    async () => {
      await orUnavailable(ctx, "Could not delete contact", () => deleteContact(ctx, contactId));
      const flash = { kind: "success", title: "Contact Deleted" } as const;
      return redirectWithFlash(
        context,
        paths.withQuery(paths.business.contacts, { removed: contactId }),
        flash,
      );
    },
    (error) => {
      if (error.code === "not_found") throw error;
      const flash = { kind: "error", title: "Failed to Delete Contact", text: error.message } as const;
      return redirectWithFlash(context, paths.business.contact(contactId), flash);
    },
  );
});

export default function DeleteContactPage() {
  const { id, name, isShared } = useLoaderData<typeof loader>();
  return (
    <Page title={`Delete ${name}?`} width="narrow">
      <p>
        {isShared
          ? "You will no longer see this contact. Other businesses still do. "
          : "The contact leaves every list, and nobody is written to any more. Leads of the company show somebody else of it then, or nobody. "}
        You can bring it back for at least {RETENTION_DAYS} days, by “Deleted contacts”.
      </p>
      <form method="post" className="row">
        <Submit kind="danger">Delete the contact</Submit>
        <LinkButton to={paths.business.contact(id)}>Keep it</LinkButton>
      </form>
    </Page>
  );
}
