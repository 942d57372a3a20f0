import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { parse } from "yaml";
import { requireApart } from "../../scripts/backup/production-guard.mjs";
import { ROOT } from "../../scripts/bootstrap.mjs";
import { placeholdersOf, readArguments, stepsOf } from "../../scripts/deploy-plan.mjs";
import { runScript } from "./commands";

const DEPLOY = "scripts/deploy.mjs";

describe("npm run deploy", () => {
  it("prints the production plan with --dry-run and runs none of it", async () => {
    const built = statSync(join(ROOT, "build/server/index.js")).mtimeMs;
    const { code, said } = await runScript(DEPLOY, ["--dry-run"]);
    expect(code).toBe(0);
    expect(statSync(join(ROOT, "build/server/index.js")).mtimeMs).toBe(built);
    const places = stepsOf("production").map((step) => said.indexOf(step.join(" ")));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(said).not.toContain("Deployed");
  });

  it("rejects the placeholder IDs and origins of the repository", async () => {
    const { code, said } = await runScript(DEPLOY, []);
    expect(code).toBe(1);
    expect(said).toContain("database_id of njia");
    expect(said).toContain("APP_ORIGIN: the public address, not https://njia.example");
  });

  it.each([[["--dryrun"]], [["dry-run"]], [["--env", "staging"]]])(
    "refuses the arguments %j",
    async (args) => {
      const { code, said } = await runScript(DEPLOY, args);
      expect(code).toBe(1);
      expect(said).not.toContain("vite");
    },
  );

  it("deploys production by default", () => {
    expect(readArguments([])).toEqual({ environment: "production", isDryRun: false });
  });

  it("accepts an environment whose ids and addresses are set", () => {
    const vars = { APP_ORIGIN: "https://app.njia.africa", SALES_EMAIL: "sales@njia.africa" };
    const databases = [{ database_name: "njia", database_id: "6f1c8a52-3f6e-4c3e-9f0d-2b1a7c9d0e11" }];
    expect(placeholdersOf({ vars, d1_databases: databases })).toEqual([]);
  });

  it.each(["http://app.njia.africa", "https://njia.test", "https://localhost", "njia"])(
    "refuses the origin %s",
    (APP_ORIGIN) => {
      const vars = { APP_ORIGIN, SALES_EMAIL: "sales@njia.africa" };
      expect(placeholdersOf({ vars, d1_databases: [] })).toHaveLength(1);
    },
  );

  it("migrates before it deploys", () => {
    const commands = stepsOf("production").map((step) => step.join(" "));
    const place = (words: string) => commands.findIndex((command) => command.includes(words));
    expect(place("migrations apply")).toBeLessThan(place("wrangler deploy"));
  });
});

/** The parts of wrangler's configuration that name resources at Cloudflare. */
interface Names {
  name: string;
  workers_dev: boolean;
  vars: Record<string, string>;
  d1_databases: { database_name: string }[];
  r2_buckets: { bucket_name: string }[];
  queues: { producers?: { queue: string }[]; consumers?: { queue: string; dead_letter_queue: string }[] };
}

const configOf = (env: string): Names =>
  readConfig({ config: join(ROOT, "wrangler.toml"), env }, { hideWarnings: true });

describe("the environment of previews", () => {
  const [preview, production] = [configOf("preview"), configOf("production")];

  it("shares no Worker, database, bucket or queue with production", () => {
    const namesOf = ({ name, d1_databases, r2_buckets, queues }: Names) => [
      name,
      ...d1_databases.map(({ database_name }) => database_name),
      ...r2_buckets.map(({ bucket_name }) => bucket_name),
      ...(queues.producers ?? []).map(({ queue }) => queue),
      ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
    ];
    const shared = new Set(namesOf(production));
    expect(namesOf(preview).filter((name) => shared.has(name))).toEqual([]);
    expect(namesOf(preview)).toHaveLength(namesOf(production).length);
  });

  it("has a public address", () => {
    expect(preview.workers_dev).toBe(true);
  });

  it("identifies itself as a preview", () => {
    expect(preview.vars.ENVIRONMENT).toBe("preview");
  });
});

interface Job {
  if?: string;
  needs?: string;
  environment?: string;
  concurrency?: { group: string; "cancel-in-progress": boolean };
  permissions?: Record<string, string>;
  "timeout-minutes": number | string;
  steps: { run?: string; env?: Record<string, string> }[];
}

describe("the workflow", () => {
  const read = (file: string) => parse(readFileSync(join(ROOT, ".github/workflows", file), "utf8"));
  const workflow = read("ci.yml") as {
    on: { push: { branches: string[]; tags: string[] }; pull_request: null };
    jobs: Record<"test" | "preview" | "production", Job>;
  };
  const nightly = read("nightly.yml") as { on: { schedule: { cron: string }[] }; jobs: { test: Job } };
  const { test, preview, production } = workflow.jobs;
  const commandsOf = (job: Job) => job.steps.flatMap(({ run }) => run ?? []).join("\n");

  it("runs the gate for a push, and everything for a release", () => {
    expect(commandsOf(test)).toContain(
      "startsWith(github.ref, 'refs/tags/v') && 'npm run test:all' || 'bash .ci/run'",
    );
    expect(test["timeout-minutes"]).toContain("startsWith(github.ref, 'refs/tags/v') && 240 || 45");
  });

  it("runs everything once a night, within four hours", () => {
    expect(nightly.on.schedule).toHaveLength(1);
    expect(commandsOf(nightly.jobs.test)).toBe("npm run test:all");
    expect(nightly.jobs.test["timeout-minutes"]).toBe(240);
  });

  it("test-bundles the preview", () => {
    expect(commandsOf(test)).toContain("wrangler deploy --env preview --dry-run");
  });

  it("gives the tests no secret", () => {
    for (const job of [test, nightly.jobs.test]) expect(JSON.stringify(job)).not.toContain("secrets.");
  });

  it("makes previews only for branches of the repository", () => {
    expect(preview.if).toContain("github.event.pull_request.head.repo.full_name == github.repository");
    expect(preview.needs).toBe("test");
  });

  it("makes one preview at a time and lets it finish", () => {
    expect(preview.concurrency).toEqual({ group: "preview", "cancel-in-progress": false });
  });

  it("seeds demo data, backs it up, restores it into the preview, deploys, then posts the address", () => {
    const commands = commandsOf(preview);
    const steps = [
      "seed-demo.mjs",
      "npm run backup",
      "--replace",
      "npm run deploy -- --env preview",
      "gh pr comment",
    ];
    const places = steps.map((step) => commands.indexOf(step));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(preview.permissions).toEqual({ contents: "read", "pull-requests": "write" });
  });

  it("reaches nothing of production from a pull request", () => {
    expect(commandsOf(preview)).not.toContain("production");
    expect(preview.environment).toBe("preview");
  });

  it("deploys production from a tag after the tests", () => {
    expect(workflow.on.push.tags).toEqual(["v*"]);
    expect(production.if).toBe("startsWith(github.ref, 'refs/tags/v')");
    expect(production.needs).toBe("test");
    expect(production.concurrency?.["cancel-in-progress"]).toBe(false);
    expect(commandsOf(production)).toBe("npm run deploy");
  });

  it("runs neither npm ci nor npm install", () => {
    for (const job of [test, preview, production, nightly.jobs.test])
      expect(commandsOf(job)).not.toMatch(/npm (ci|install)/);
  });
});

describe("an environment that a restore replaces", () => {
  const production = { databaseId: "5e0f7a3c-0000-4000-8000-000000000001", bucket: "njia-files" };
  const own = { databaseId: "5e0f7a3c-0000-4000-8000-000000000002", bucket: "njia-preview-files" };

  it.each([
    ["database", { ...own, databaseId: production.databaseId }],
    ["bucket", { ...own, bucket: production.bucket }],
  ])("is rejected if it shares production's %s", (what, bindings) => {
    expect(() => requireApart("preview", bindings, production)).toThrow(`production’s ${what}`);
  });

  it("may be replaced if it has its own database and bucket", () => {
    expect(() => requireApart("preview", own, production)).not.toThrow();
  });
});
