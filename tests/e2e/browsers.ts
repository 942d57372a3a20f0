import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const isAll = process.env.TEST_SCOPE === "all";

/**
 * The gate uses Chromium's headless shell if the machine has it: it needs half the CPU of the whole browser. The full
 * run uses the browser that people have. The shell grants the camera without asking.
 */
export const isLight = CHROMIUM !== "playwright" && !isAll && existsSync(HEADLESS_SHELL);

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A camera that shows a moving picture and beeps, for pages that are allowed to use it.
  "--use-fake-device-for-media-stream",
  ...(isLight ? ["--auto-accept-camera-and-microphone-capture"] : []),
];

export const launchOptions: LaunchOptions = {
  args: ARGUMENTS,
  ...(CHROMIUM === "playwright" ? {} : { executablePath: isLight ? HEADLESS_SHELL : CHROMIUM }),
};
