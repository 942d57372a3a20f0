import type { PageHandle } from "~/ui/page-handle";

export { default, loader, meta } from "./list";

export const handle: PageHandle = { hydrate: true, shared: [] };
