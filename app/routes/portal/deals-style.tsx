import { dealsLinks } from "~/styles/more";
import type { PageHandle } from "~/ui/page-handle";

/** Around the screens of conversations, deals and tasks: their style. */
export { Outlet as default } from "@remix-run/react";

export const handle: PageHandle = { style: "deals" };
export const links = dealsLinks;
