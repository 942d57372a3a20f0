import { redirect } from "@remix-run/cloudflare";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The portal's name for the templates: they stand in one place. */
export const loader = businessPage(async () => redirect(paths.templates.list));
