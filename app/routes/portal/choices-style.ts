import { choicesLinks } from "~/styles/more";
import type { PageHandle } from "~/ui/page-handle";

/** Of the forms of an import and of a user: their style. */
export const handle: PageHandle = { style: "choices" };
export const links = choicesLinks;
