import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** The portal's name for the templates: they stand in one place. */
export const loader = businessPage(async () => redirect(paths.templates.list));
