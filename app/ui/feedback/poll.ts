import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** The first look at a job comes sooner: most are short. */
const FIRST_LOOK = 2000;
/** Seconds between two looks at figures, not at a job. */
const RARE_SECONDS = 30;

/** Looks again every few seconds while something can still change and the page is visible. Hydrated pages only. */
export function usePoll(isActive: boolean, seconds: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isActive) return;
    const look = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    const first = setTimeout(look, seconds < RARE_SECONDS ? FIRST_LOOK : seconds * 1000);
    const timer = setInterval(look, seconds * 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isActive, seconds, revalidate]);
}
