import { useEffect, useRef, useState } from "react";

interface FlashLike {
  kind: "success" | "error" | "info";
  title: string;
  text?: string | undefined;
}

const SHOWN_MS = 5000;
const SWIPE_PX = 50;

/**
 * A message shown once. The server puts it into the page; where the page is hydrated it is a toast: it goes after
 * five seconds unless the pointer or the focus is on it, and F8 focuses it.
 */
export function FlashMessage({
  flash,
  willHydrate = false,
}: {
  flash: FlashLike;
  /** Draws the toast in its place at once, so that the page does not jump when its script arrives. */
  willHydrate?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(0);
  const [state, setState] = useState<"page" | "toast" | "gone">("page");

  useEffect(() => {
    setState("toast");
    const focus = (event: KeyboardEvent) => {
      if (event.key === "F8") box.current?.focus();
    };
    document.addEventListener("keydown", focus);
    const timer = setInterval(() => {
      if (!box.current?.matches(":hover, :focus-within")) setState("gone");
    }, SHOWN_MS);
    return () => {
      document.removeEventListener("keydown", focus);
      clearInterval(timer);
    };
  }, []);

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
        if (Math.abs(event.clientX - pressedAt.current) >= SWIPE_PX) setState("gone");
      }}
    >
      <div>
        <b>{flash.title}</b>
        {flash.text ? <p>{flash.text}</p> : null}
      </div>
      {state === "toast" ? (
        <button type="button" className="button slim quiet" onClick={() => setState("gone")}>
          Close
        </button>
      ) : null}
    </div>
  );
}
