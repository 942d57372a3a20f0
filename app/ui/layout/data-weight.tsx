import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { usePageContext } from "../page-context";

/** What the browser fetched for this page, in bytes as they travelled; what it had already weighs nothing. */
const fetchedSince = (start: number) =>
  performance
    .getEntries()
    .filter(
      (entry): entry is PerformanceResourceTiming =>
        "encodedBodySize" in entry && "transferSize" in entry && entry.startTime >= start,
    )
    .reduce((sum, entry) => sum + (entry.transferSize === 0 ? 0 : entry.encodedBodySize), 0);

/**
 * The line that says how many kilobytes this page took. The server writes the weight of the page itself; where the page
 * is hydrated, scripts and data fetched since are counted as well.
 */
export function DataWeight() {
  const { weightMark } = usePageContext();
  const { key } = useLocation();
  const [weight, setWeight] = useState<string>();

  useEffect(() => {
    const start = key === "default" ? 0 : performance.now() - 1500;
    const show = () => setWeight(String(Math.max(1, Math.round(fetchedSince(start) / 1000))));
    show();
    const timer = setTimeout(show, 1500);
    return () => clearTimeout(timer);
  }, [key]);

  return (
    <span className="weight">
      This page took <b suppressHydrationWarning>{weight ?? weightMark ?? ""}</b> kB
    </span>
  );
}
