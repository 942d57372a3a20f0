import { parseId } from "~/core/ids";
import { restoreContact } from "~/domains/directory/contacts/removal/restore-contacts.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";

export const action = businessPage(async (ctx, { params, context }) => {
  const contactId = parseId(params.contactId, "contact");
  return catchDomainError(
    async () => {
      const { id, contactName } = await restoreContact(ctx, contactId);
      const flash = { kind: "success", title: "The contact is back", text: contactName } as const;
      return redirectWithFlash(context, paths.business.contactHistory(id), flash);
    },
    (error) => {
      if (error.code !== "conflict") throw error;
      const flash = { kind: "error", title: "The contact could not come back", text: error.message } as const;
      return redirectWithFlash(context, REMOVAL.removedContacts, flash);
    },
  );
});

export const loader = businessPage(async () => redirect(REMOVAL.removedContacts));
