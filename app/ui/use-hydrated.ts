import { useEffect, useState } from "react";

/** False until the page is hydrated: UI that needs JavaScript renders after that. */
export function useHydrated(): boolean {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return isRunning;
}
