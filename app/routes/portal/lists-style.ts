import { listsLinks } from "~/styles/more";
import type { PageHandle } from "~/ui/page-handle";

/** Of lists of leads, deals, tasks and replies, and of the forms of an import: their style. */
export const handle: PageHandle = { style: "lists" };
export const links = listsLinks;
