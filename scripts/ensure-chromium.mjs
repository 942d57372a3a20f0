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

/** Pages are measured in a font of Arial's widths; a bare Debian has only wider ones. */
const FONT = "/usr/share/fonts/truetype/liberation";

function aptInstall(packages) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = [...sudo, "apt-get"];
  if (attempt(apt[0], [...apt.slice(1), "update", "-qq"]))
    attempt(apt[0], [...apt.slice(1), "install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

/** The path of a Chromium: the machine's own, else one installed by its package manager, else Playwright's. */
export function ensureChromium() {
  const missing = [
    ...(installed() ? [] : ["chromium"]),
    ...(existsSync("/usr/bin/apt-get") && !existsSync(FONT) ? ["fonts-liberation"] : []),
  ];
  if (missing.length > 0) {
    console.log("Installing what the journeys need: Chromium and its font");
    aptInstall(missing);
  }
  if (installed()) return installed();
  return attempt("playwright", ["install", "chromium"]) ? "playwright" : null;
}
