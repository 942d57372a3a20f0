import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** The portal's URL for templates redirects to their only page. */
export const loader = businessPage(async () => redirect(paths.templates.list));
