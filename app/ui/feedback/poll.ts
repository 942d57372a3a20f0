import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Milliseconds before the first check of a job, earlier than the next ones because most jobs are short. */
const FIRST_LOOK = 2000;
/** Polling at this interval or slower means figures, not a job: the first check isn't early. */
const RARE_SECONDS = 30;

/** Revalidates every `seconds` while data can still change and the page is visible. Hydrated pages only. */
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
