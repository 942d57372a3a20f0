import { vi } from "vitest";

/** Milliseconds of a timeout that a test awaits. */
const SHORT = 300;

/** Lets each `AbortSignal.timeout` end early until `restore`; `limits` are the milliseconds that were asked for. */
export function shortTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits: number[] = [];
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return timeout(SHORT);
  });
  return { limits, restore: () => spy.mockRestore() };
}
