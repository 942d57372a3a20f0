import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const installed = () => KNOWN.find((path) => path && existsSync(path));

const attempt = (command, args) =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/** The browser for most tests of the gate (tests/e2e/browsers.ts). */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Pages are measured in a font with Arial's widths; a bare Debian has only wider fonts. */
const FONT = "/usr/share/fonts/truetype/liberation";

function aptInstall(packages) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = [...sudo, "apt-get"];
  if (attempt(apt[0], [...apt.slice(1), "update", "-qq"]))
    attempt(apt[0], [...apt.slice(1), "install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

/** Returns the path of a Chromium: the machine's own, else one installed by its package manager, else Playwright's. */
export function ensureChromium() {
  const hasApt = existsSync("/usr/bin/apt-get");
  const missing = [
    ...(installed() ? [] : ["chromium"]),
    ...(hasApt && !existsSync(FONT) ? ["fonts-liberation"] : []),
  ];
  // Without root, sudo may ask for a password, so installing the headless shell is left to the machine's owner.
  const isLightMissing = hasApt && process.getuid?.() === 0 && !existsSync(HEADLESS_SHELL);
  if (missing.length > 0 || isLightMissing) {
    console.log("Installing what the journeys need: Chromium, its headless shell and its font");
    if (missing.length > 0) aptInstall(missing);
    // Not every release has the headless shell; the full browser works too.
    if (isLightMissing) aptInstall(["chromium-headless-shell"]);
  }
  if (installed()) return installed();
  return attempt("playwright", ["install", "chromium"]) ? "playwright" : null;
}
