import { leadsLinks } from "~/styles/more";
import type { PageHandle } from "~/ui/page-handle";

/** Of screens with leads, or with what happened: their style. */
export const handle: PageHandle = { style: "leads" };
export const links = leadsLinks;
