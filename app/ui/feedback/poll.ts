import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** Looks again every few seconds while something can still change and the page is visible. Hydrated pages only. */
export function usePoll(isActive: boolean, seconds: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [isActive, seconds, revalidate]);
}
