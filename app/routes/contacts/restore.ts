import { parseId } from "~/core/ids";
import { restoreContact } from "~/domains/directory/contacts/removal/restore-contacts.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const contactId = parseId(params.contactId, "contact");
  return catchDomainError(
    async () => {
      const { id, contactName } = await restoreContact(ctx, contactId);
      return { to: paths.business.contactHistory(id), title: "Contact restored", text: contactName };
    },
    (error) => {
      if (error.code !== "conflict") throw error;
      return {
        to: REMOVAL.removedContacts,
        kind: "error",
        title: "Contact not restored",
        text: error.message,
      };
    },
  );
});

export const loader = buttonLoader(businessPage, REMOVAL.removedContacts);
