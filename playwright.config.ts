import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/e2e/browsers";
import { WITH_SCRIPT, WITHOUT_SCRIPT } from "./tests/e2e/gate-specs";

// Each worker has a server of its own; scripts/journey-servers.mjs starts as many.
const PORT = Number(process.env.JOURNEYS_PORT ?? 8788) + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
/** What looks at every page: its markup, its accessibility, its weight. */
const PAGES = ["markup", "budget"];
const withoutScript = { javaScriptEnabled: false };
const all = [...WITH_SCRIPT, ...WITHOUT_SCRIPT];
const isAll = process.env.TEST_SCOPE === "all";
const withJavaScript = isAll ? all : WITH_SCRIPT;
const withoutJavaScript = isAll ? all : WITHOUT_SCRIPT;
const filesOf = (specs: string[]) => new RegExp(`/e2e/(${specs.join("|")})\\.spec\\.ts$`);
const journeysOf = (specs: string[]) => ({
  testMatch: filesOf(specs.filter((spec) => !PAGES.includes(spec))),
});
const pagesOf = (specs: string[]) => ({ testMatch: filesOf(specs.filter((spec) => PAGES.includes(spec))) });

/** A real browser with JavaScript and without: in the gate each spec once, with TEST_SCOPE=all both ways. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  // Limits against what hangs, not of speed: other work may share the machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions,
    // Drawing what moves takes a fifth of the CPU.
    contextOptions: isAll ? {} : { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    // Recording each action costs every test time: TRACE=1 keeps a recording of what failed.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    { name: "with JavaScript", ...journeysOf(withJavaScript) },
    { name: "without JavaScript", ...journeysOf(withoutJavaScript), use: withoutScript },
    { name: "pages with JavaScript", ...pagesOf(withJavaScript) },
    { name: "pages without JavaScript", ...pagesOf(withoutJavaScript), use: withoutScript },
  ],
  // npm test starts them itself, once for all of its stages.
  ...(process.env.SERVED
    ? {}
    : {
        webServer: {
          command: "node scripts/journey-servers.mjs",
          wait: { stdout: /The journeys may begin/ },
          timeout: 480_000,
          gracefulShutdown: { signal: "SIGTERM", timeout: 8_000 },
        },
      }),
});
