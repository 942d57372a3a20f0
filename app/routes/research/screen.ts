import { routedPath } from "~/http/routed-path";
import { RESEARCH } from "~/paths/business/research";

export const isOfSearch = ({ url }: Request) => routedPath(new URL(url).pathname).startsWith(RESEARCH.search);

/** The address of the screen, of the two that show it, to which a request belongs. */
export const screenOf = (request: Request) => (isOfSearch(request) ? RESEARCH.search : RESEARCH.portal);
