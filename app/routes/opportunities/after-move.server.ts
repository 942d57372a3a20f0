import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

/** The URL after a move: a list or the board, with parameters for the move's notice. */
export function afterMove(back: string, id: number, was: string): string {
  const isOfBoard = back === "board" || back === "drop";
  const list = new URL(
    safeRedirect(isOfBoard ? null : back, paths.opportunities.board),
    "http://here.invalid",
  );
  list.searchParams.set("moved", String(id));
  list.searchParams.set("was", was);
  // A dropped card is already visible, so the page keeps its scroll position.
  return `${list.pathname}${list.search}${back === "board" ? `#card-${id}` : ""}`;
}
