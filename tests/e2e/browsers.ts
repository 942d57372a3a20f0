import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

/** Chromium without a window or a screen: half the CPU of the whole browser. It asks nobody for a camera. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A camera that shows a moving picture and beeps, for whoever is allowed to use it.
  "--use-fake-device-for-media-stream",
];

/** The gate uses the light one where the machine has it, the full run the browser that people have. */
export function launchOptions({ isAll = false, hasCamera = false }): LaunchOptions {
  if (CHROMIUM === "playwright") return { args: ARGUMENTS };
  const isLight = !(isAll || hasCamera) && existsSync(HEADLESS_SHELL);
  return { args: ARGUMENTS, executablePath: isLight ? HEADLESS_SHELL : CHROMIUM };
}
