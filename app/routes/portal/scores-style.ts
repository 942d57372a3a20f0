import { scoresLinks } from "~/styles/more";
import type { PageHandle } from "~/ui/page-handle";

/** Of lists of leads, home and portal: their style. */
export const handle: PageHandle = { style: "scores" };
export const links = scoresLinks;
