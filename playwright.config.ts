import { defineConfig } from "@playwright/test";

const PORT = 8788;
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Every journey runs twice in a real browser: with JavaScript and without. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: 0,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(CHROMIUM === "playwright" ? {} : { executablePath: CHROMIUM }),
      args: ARGUMENTS,
    },
    actionTimeout: 15_000,
    trace: "retain-on-failure",
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    { name: "without JavaScript", use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node scripts/serve.mjs",
    url: `http://localhost:${PORT}/healthz`,
    env: { PORT: String(PORT), PERSIST_TO: "test-results/state" },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
