import { useLocation, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { PANEL_HASH, recordKind } from "~/paths/record-panel";

/** Screens with room for a record beside its list; on narrower ones a link opens the record's page. */
export const PANEL_MEDIA = "(min-width: 64rem)";

/** The link that names a row of a list or a card of the board. */
export const ROW_LINK = ":is(tbody th, .board-card) > a";

export const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Opens the record of a row in the side panel. Captures the click before the link follows it. */
export function useOpenRecord() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(ROW_LINK);
    if (!link || !isPlainPress(event) || !recordKind(link.pathname) || !matchMedia(PANEL_MEDIA).matches)
      return;
    event.preventDefault();
    // A second record replaces the first, so that Back closes the panel. The address changes before the page does.
    const replace = window.location.hash.startsWith(PANEL_HASH);
    navigate(
      { pathname, search, hash: PANEL_HASH + link.pathname + link.search },
      { replace, preventScrollReset: true, state: hash.startsWith(PANEL_HASH) ? state : { isOpened: true } },
    );
  };
}
