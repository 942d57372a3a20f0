import { useEffect, useState } from "react";

/** False until the page's script runs: what needs script is drawn after that. */
export function useHydrated(): boolean {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return isRunning;
}
