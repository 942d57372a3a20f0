import http from "node:http";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { compiledMessages } from "./scripts/messages/plugin";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Node and workerd stand beside each other: deflating what they tell each other took a tenth of the CPU of the tests. */
const { request } = http;
http.request = ((options: http.RequestOptions, ...rest: []) => {
  const headers = options.headers as http.OutgoingHttpHeaders | undefined;
  if (headers) delete headers["Sec-WebSocket-Extensions"];
  return request(options, ...rest);
}) as typeof http.request;

/** Short files with many cases. Without a cache of seconds vitest starts the longest text first, and these last, on one core. */
const MANY_CASES = /\/tests\/(access|domains\/leases)\//;
class ManyCasesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => MANY_CASES.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/**
 * workerd reads the built Worker as it is, as production does. Vitest would transform its 5 MB in every worker. What a test imports
 * itself is transformed, React excepted, which comes in CommonJS: the matching of paths is all that the server takes from Remix's half
 * for browsers, and tests of components are among those of functions.
 */
const builtWorkerAsItIs: Plugin = {
  name: "built-worker-as-it-is",
  enforce: "post",
  config(config) {
    const deps = config.test?.server?.deps;
    if (!deps) throw new Error("The plugin of workerd no longer says what is transformed.");
    // Merged, its `true` would stay.
    deps.inline = [/^(?!.*\/build\/server\/)/];
    deps.external = [/\/build\/server\/.*\.js$/];
    return { resolve: { alias: { "@remix-run/react": "@remix-run/router" } } };
  },
};

/** One set of tests in workerd, with the Worker that `exports.default.fetch` reaches in it. */
async function project(
  name: string,
  main: string,
  include: string[],
  {
    servers = [],
    plugins = [],
    testTimeout = 120_000,
  }: { servers?: string[]; plugins?: Plugin[]; testTimeout?: number } = {},
): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [
      cloudflareTest({
        main,
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          // The domains are tested before the build: its assets are in the folder that it copies.
          ...(name === "domains" ? { assets: { directory: here("./public"), binding: "ASSETS" } } : {}),
          bindings: {
            ENVIRONMENT: "test",
            // tests/domains/identity/password-cost.test.ts hashes at the cost of production.
            PASSWORD_COST_LOG2: "4",
            PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? (process.env.TEST_SCOPE === "all" ? "1" : "0.1"),
            TEST_SCOPE: process.env.TEST_SCOPE ?? "gate",
            APP_ORIGIN: "http://njia.test",
            // Nobody is there: a job that asks a platform reaches no other machine.
            META_GRAPH_URL: "http://127.0.0.1:9",
            LINKEDIN_API_URL: "http://127.0.0.1:9",
            X_API_URL: "http://127.0.0.1:9",
            GLEIF_URL: "http://127.0.0.1:9",
            WIKIDATA_URL: "http://127.0.0.1:9",
            DNS_OVER_HTTPS_URL: "http://127.0.0.1:9",
            MIGRATIONS: await readD1Migrations(here("./migrations")),
          },
        },
      }),
      ...plugins,
    ],
    resolve: { alias: { "~": here("./app"), workers: here("./workers") } },
    test: {
      name,
      include,
      // A language model, mail servers, providers of sign-in and DNS to talk to: real servers of the protocols, in Node.
      globalSetup: [
        "./tests/support/servers/ai-server.ts",
        "./tests/support/servers/mail-servers.ts",
        "./tests/support/servers/imap-servers.ts",
        "./tests/support/servers/identity-providers.ts",
        "./tests/support/servers/dns-server.ts",
        "./tests/support/servers/paystack-server.ts",
        "./tests/support/servers/research-server.ts",
        "./tests/support/servers/meta-server.ts",
        ...servers,
      ],
      setupFiles: ["./tests/support/harness/setup.ts"],
      // The files of a worker share its isolate, so that each module is read once; setup.ts gives each a database of its own.
      isolate: false,
      // A limit against what hangs, not of speed: other work may share the machine.
      testTimeout,
      hookTimeout: 180_000,
      deps: {
        optimizer: {
          ssr: {
            enabled: true,
            include: ["@remix-run/cloudflare", "@remix-run/react", "@remix-run/server-runtime"],
          },
        },
      },
    },
  };
}

export default defineConfig(async () => ({
  plugins: [compiledMessages],
  test: {
    // Two cores: one workerd beside the runner and its transforms.
    maxWorkers: 2,
    sequence: { sequencer: ManyCasesFirst },
    // What a passing test logs is read by nobody.
    silent: "passed-only" as const,
    projects: [
      await project("domains", "./tests/support/harness/worker.ts", [
        "tests/{domains,workers,ui}/**/*.test.ts",
      ]),
      // These ask the built Worker over HTTP: `npm run build` comes first.
      await project(
        "http",
        "./tests/support/harness/http-worker.ts",
        ["tests/{api,routes,parity,access,security}/**/*.test.ts"],
        { plugins: [builtWorkerAsItIs] },
      ),
      // Commands of operators run in Node, on the built Worker.
      {
        test: {
          name: "operations",
          include: ["tests/operations/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      // Writes tests/base/base.sql anew; docs/testing.md says when.
      ...(process.env.BASE_ROWS
        ? [
            await project("base", "./tests/support/harness/http-worker.ts", ["tests/base/*.base.ts"], {
              servers: ["./tests/base/base-file.ts"],
            }),
          ]
        : []),
      // CPU of every input, in `npm run test:cpu` alone: it takes half an hour.
      ...(process.env.CPU
        ? [
            await project(
              "cpu",
              "./tests/support/harness/http-worker.ts",
              ["tests/cpu/**/*.cpu.ts"],
              // A form of 60 fields is 3,000 requests.
              { servers: ["./tests/cpu/cpu-server.ts"], testTimeout: 1_200_000 },
            ),
          ]
        : []),
    ],
  },
}));
