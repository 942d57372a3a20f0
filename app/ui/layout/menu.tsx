import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 };

/**
 * A list of links and buttons that opens below its button. Without JavaScript a click on the button opens and closes
 * it. With JavaScript, Escape and a click outside close it too, and the arrow keys move in it.
 */
export function Menu({
  label,
  children,
  isBare,
  isOpen,
}: {
  /** Content of the button; an icon needs visually hidden text beside it. */
  label: ReactNode;
  children: ReactNode;
  /** Removes the button styling. */
  isBare?: boolean;
  /** Open on load, because a form in it was rejected. */
  isOpen?: boolean | undefined;
}) {
  const { key } = useLocation();
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const leave = (event: Event) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.open = false;
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, []);

  const move = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    const summary = menu.querySelector("summary");
    if (event.key === "Escape" && menu.open) {
      event.stopPropagation();
      menu.open = false;
      summary?.focus();
      return;
    }
    const step = (event.target as Element).matches("input, select") ? undefined : STEPS[event.key];
    if (step === undefined || (!menu.open && event.key !== "ArrowDown")) return;
    event.preventDefault();
    menu.open = true;
    const entries = [...menu.querySelectorAll<HTMLElement>(".menu-list :is(a, button)")];
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? -1 : index < 0 && step < 0 ? -1 : index + step;
    entries.at(next === entries.length ? 0 : next)?.focus();
  };

  return (
    <details className="menu" key={key} ref={box} open={isOpen} onKeyDown={move}>
      <summary className={isBare ? undefined : "button slim"}>{label}</summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}
