import { listsLinks } from "~/styles/more";
import type { PageHandle } from "~/ui/page-handle";

/** Of lists of deals, tasks and replies: their style. */
export const handle: PageHandle = { style: "lists" };
export const links = listsLinks;
