import { describe, expect, it } from "vitest";
import { MAX_PATHS, MAX_SEGMENTS } from "~/http/edge/request-limits.server";
import decision from "../../docs/decisions/015-remix-2-advisories.md?raw";
import lock from "../../package-lock.json";

// The first version without the named advisory. `npm audit` is not reachable everywhere; this table is.
const MINIMUM: [name: string, version: string, why: string][] = [
  [
    "@remix-run/server-runtime",
    "2.17.5",
    "CVE-2026-22030 cross-site posts, CVE-2026-42342 manifest requests",
  ],
  ["@remix-run/router", "1.23.4", "GHSA-jjmj-jmhj-qwj2 and GHSA-2j2x-hqr9-3h42 redirects"],
  ["react-router", "6.30.5", "GHSA-jjmj-jmhj-qwj2 and GHSA-2j2x-hqr9-3h42 redirects"],
  ["react-router-dom", "6.30.5", "GHSA-jjmj-jmhj-qwj2 and GHSA-2j2x-hqr9-3h42 redirects"],
  ["drizzle-orm", "0.45.2", "CVE-2026-39356 identifiers"],
  ["@conform-to/dom", "1.19.4", "CVE-2026-49250 crafted fields"],
];

const parts = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

const isAtLeast = (version: string, minimum: string) => {
  const [have, need] = [parts(version), parts(minimum)];
  const differs = have.findIndex((part, index) => part !== need[index]);
  return differs < 0 || (have[differs] ?? 0) > (need[differs] ?? 0);
};

describe("the lock file", () => {
  const packages = Object.entries(lock.packages as Record<string, { version?: string }>);

  it.each(MINIMUM)("has %s at %s or newer, everywhere (%s)", (name, minimum) => {
    const found = packages.filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, { version = "0" }]) => !isAtLeast(version, minimum))).toEqual([]);
  });

  it("names no registry", () => {
    expect(JSON.stringify(lock)).not.toMatch(/"resolved":/);
  });
});

describe("decision 015", () => {
  const advisories = MINIMUM.flatMap(([, , why]) => why.match(/GHSA-[\w-]+/g) ?? []);

  it.each([...new Set(advisories)])("names %s, which the lock file fixes", (advisory) => {
    expect(decision).toContain(advisory);
  });

  it("states the path limits that the request gate enforces", () => {
    expect(decision).toContain(`at most ${MAX_SEGMENTS} segments of any path and ${MAX_PATHS} paths`);
  });
});
