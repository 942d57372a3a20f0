import { useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isHydrated } from "./page-handle";

/** False until the page's script runs: what needs script is drawn after that. */
export function useHydrated(): boolean {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return isRunning;
}

/** Whether the page ships script: what script will bring to life may be drawn at once, in a `scripted` element. */
export const useWillHydrate = () => isHydrated(useMatches());
