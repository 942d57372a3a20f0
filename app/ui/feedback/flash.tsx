import { useEffect, useRef, useState } from "react";

export interface FlashLike {
  kind: "success" | "error" | "info";
  title: string;
  text?: string | undefined;
  /** Seconds until it closes: 5 by default, 8 for longer texts. */
  seconds?: 5 | 8 | undefined;
}

const TICK_MS = 250;
const SWIPE_PX = 50;

/**
 * The message after a redirect, one at a time. Reloaded loaders don't return it again: it stays until it times out or
 * the next one arrives. `willHydrate` renders the toast's markup immediately, so that the page does not jump.
 */
export function FlashMessage({ flash, willHydrate }: { flash: FlashLike | null; willHydrate?: boolean }) {
  const [shown, setShown] = useState({ flash, turn: 0 });
  if (flash && flash !== shown.flash) setShown({ flash, turn: shown.turn + 1 });
  return shown.flash ? <Toast key={shown.turn} flash={shown.flash} willHydrate={willHydrate} /> : null;
}

/**
 * Rendered by the server; becomes a toast once hydrated. It closes after its seconds, which pause while it is hovered
 * or focused or the page is hidden. F8 focuses it, a swipe dismisses it.
 */
function Toast({ flash, willHydrate }: { flash: FlashLike; willHydrate?: boolean | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(0);
  const cameFrom = useRef<Element | null>(null);
  const [state, setState] = useState<"page" | "toast" | "gone">("page");

  useEffect(() => {
    setState("toast");
    let left = (flash.seconds ?? 5) * 1000;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "F8" || !box.current) return;
      if (!box.current.contains(document.activeElement)) cameFrom.current = document.activeElement;
      box.current.focus();
    };
    document.addEventListener("keydown", focus);
    const timer = setInterval(() => {
      if (document.hidden || box.current?.matches(":hover, :focus-within")) return;
      left -= TICK_MS;
      if (left <= 0) setState("gone");
    }, TICK_MS);
    return () => {
      document.removeEventListener("keydown", focus);
      clearInterval(timer);
    };
  }, [flash.seconds]);

  const close = () => {
    setState("gone");
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  if (state === "gone") return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={flash.kind === "error" ? "alert" : "status"}
      className={`note flash ${flash.kind}${willHydrate || state === "toast" ? " toast" : ""}`}
      onPointerDown={(event) => {
        pressedAt.current = event.clientX;
      }}
      onPointerUp={(event) => {
        if (Math.abs(event.clientX - pressedAt.current) >= SWIPE_PX) close();
      }}
    >
      <div>
        <b>{flash.title}</b>
        {flash.text ? <p>{flash.text}</p> : null}
      </div>
      {state === "toast" ? (
        <button type="button" className="button slim quiet" onClick={close}>
          Close
        </button>
      ) : null}
    </div>
  );
}
