import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";

/**
 * A few words more about a button or a link, 700 ms after the pointer or the focus comes. Style alone shows it; its text
 * describes the element to a screen reader. Never the only place of what somebody needs to know.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const hide = (event: KeyboardEvent) => {
      if (event.key === "Escape" && box.current?.matches(":hover, :focus-within")) setOff(true);
    };
    document.addEventListener("keydown", hide);
    return () => document.removeEventListener("keydown", hide);
  }, []);
  const show = () => setOff(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element inside is what one points at
    <span className={isOff ? "tip off" : "tip"} ref={box} onPointerLeave={show} onBlur={show}>
      {cloneElement(children, { "aria-describedby": id })}
      <span className="tip-text" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}

/** Tooltips side by side: once one is shown, its neighbours' come at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <div className="row tips">{children}</div>;
}
