import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

/** The page after a move: a list or the board, with a note about the move. */
export function afterMove(back: string, id: number, was: string): string {
  const isOfBoard = back === "board" || back === "drop";
  const list = new URL(
    safeRedirect(isOfBoard ? null : back, paths.opportunities.board),
    "http://here.invalid",
  );
  list.searchParams.set("moved", String(id));
  list.searchParams.set("was", was);
  // A card that was dropped is in sight: the page stays where it is.
  return `${list.pathname}${list.search}${back === "board" ? `#card-${id}` : ""}`;
}
