import { vi } from "vitest";

/** A timeout in milliseconds that a test can wait for. */
const SHORT = 300;

/** Ends each `AbortSignal.timeout` early until `restore`; `limits` are the requested milliseconds. */
export function shortTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits: number[] = [];
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return timeout(SHORT);
  });
  return { limits, restore: () => spy.mockRestore() };
}
