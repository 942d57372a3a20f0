import { type RefObject, useEffect } from "react";

/** Closes an open `details` at Escape, which gives the focus back, and at a press outside. */
export function useDismiss(box: RefObject<HTMLDetailsElement>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const close = () => box.current?.removeAttribute("open");
    const atKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      box.current?.querySelector("summary")?.focus();
    };
    const atPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", atKey);
    document.addEventListener("pointerdown", atPress);
    return () => {
      document.removeEventListener("keydown", atKey);
      document.removeEventListener("pointerdown", atPress);
    };
  }, [box, isOpen]);
}
