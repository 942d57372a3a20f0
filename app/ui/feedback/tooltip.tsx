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
    <span className={isOff ? "tip" : "tip group/tip"} ref={box} onPointerLeave={show} onBlur={show}>
      {cloneElement(children, { "aria-describedby": id })}
      <span
        className="tip-text absolute start-0 bottom-[calc(100%_+_0.35rem)] z-6 hidden w-max max-w-[min(16rem,70vw)] rounded-[.35rem] bg-ink p-[.3rem_.6rem] text-start text-paper text-s weight-400 opacity-(--told) pointer-events-none [line-height:1.35] group-focus-within/tip:block group-hover/tip:block supports-[anchor-scope:--tip]:fixed supports-[anchor-scope:--tip]:inset-auto supports-[anchor-scope:--tip]:my-[.35rem]"
        role="tooltip"
        id={id}
      >
        {text}
      </span>
    </span>
  );
}

/** Tooltips side by side: once one is shown, its neighbours' come at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <div className="row tips">{children}</div>;
}
