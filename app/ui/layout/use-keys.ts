import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** Key in localStorage: "off" disables the single-letter shortcuts. */
export const KEYS_SETTING = "njia-keys";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");

/** The keyboard shortcuts of a working screen. Their code is loaded on the first key press; Ctrl-K opens the palette. */
export function useKeys(openPalette: (isOpen: true) => void) {
  const navigate = useNavigate();
  useEffect(() => {
    const answer = async (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isSearch = (ctrlKey || metaKey) && key === "k";
      const isLetter = !(ctrlKey || metaKey || altKey) && /^[/?a-z]$/.test(key) && !isTyping(event.target);
      if (!isSearch && (!isLetter || localStorage.getItem(KEYS_SETTING) === "off")) return;
      if (isSearch) {
        event.preventDefault();
        return openPalette(true);
      }
      if (key === "/") {
        event.preventDefault();
        const field = document.querySelector<HTMLElement>("input[type=search][name=q]");
        // On a narrow screen the bar has no search field, but a link to the search screen.
        if (field?.offsetParent) return field.focus();
      }
      const { answerKey } = await import("./keys");
      answerKey(key, event.timeStamp, navigate);
    };
    document.addEventListener("keydown", answer);
    return () => document.removeEventListener("keydown", answer);
  }, [navigate, openPalette]);
}
