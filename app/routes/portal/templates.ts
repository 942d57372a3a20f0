import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** The portal's address of the templates: they have one page. */
export const loader = businessPage(async () => redirect(paths.templates.list));
