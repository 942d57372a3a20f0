import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** The first look comes sooner: most jobs are short. */
const FIRST_LOOK = 2000;

/** Looks again every few seconds while something can still change and the page is visible. Hydrated pages only. */
export function usePoll(isActive: boolean, seconds: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isActive) return;
    const look = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    const first = setTimeout(look, FIRST_LOOK);
    const timer = setInterval(look, seconds * 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isActive, seconds, revalidate]);
}
