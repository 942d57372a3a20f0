import { routedPath } from "~/http/routed-path";
import { RESEARCH } from "~/paths/business/research";

export const isOfSearch = ({ url }: Request) => routedPath(new URL(url).pathname).startsWith(RESEARCH.search);

/** Which of the screen's two URLs a request belongs to. */
export const screenOf = (request: Request) => (isOfSearch(request) ? RESEARCH.search : RESEARCH.portal);
