import { parseId } from "~/core/ids";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** Redirects bookmarks and old links of the previous email form to the composer on the contact's page. */
export const loader = businessPage(async (ctx, { params }) => {
  const { id } = await getContact(ctx, parseId(params.contactId, "contact"));
  return redirect(paths.business.writeToContact(id));
});
