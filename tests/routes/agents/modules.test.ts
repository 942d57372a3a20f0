import { beforeAll, describe, expect, it } from "vitest";
import { compress } from "~/http/pages/page-weight.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { readyForVideo } from "../../support/fixtures/interviews";
import { applyAsAgent } from "../../support/fixtures/people";
import { cookieOf, fetchApp, signedInBusiness } from "../../support/harness/app";

/** Bytes of all small modules together, compressed. */
const MAX_BYTES = 12_000;

const weightOf = (text: string) => compress(new TextEncoder().encode(text), "br", 4).byteLength;

describe("small script modules of agents' pages", () => {
  let cookie = "";
  beforeAll(async () => {
    cookie = await cookieOf((await applyAsAgent()).userId);
  });
  const pageOf = async (path: string, by = cookie) => {
    const answer = await fetchApp(path, { cookie: by });
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src = ""]) => src);
    return { html, scripts, policy: answer.headers.get("content-security-policy") ?? "" };
  };

  it("load with a nonce where they are used, and the tour on the overview only", async () => {
    const [home, leads] = [await pageOf(paths.agent.home), await pageOf(DASHBOARD.leads)];
    expect(home.scripts.map((src) => src.replace(/\?.*/, ""))).toEqual([
      "/agent-modules/offline.js",
      "/agent-modules/tour.js",
    ]);
    expect(leads.scripts.map((src) => src.replace(/\?.*/, ""))).toEqual(["/agent-modules/offline.js"]);
    const nonce = /script-src 'nonce-([\w-]+)';/.exec(home.policy)?.[1] ?? "none";
    expect(home.html.split(`nonce="${nonce}"`)).toHaveLength(3);
    expect(home.policy).toContain("worker-src 'self'");
    expect(home.policy).not.toMatch(/unsafe|strict-dynamic|media-src/);
  });

  it("weigh at most 12 kB together, with the service worker", async () => {
    const { scripts } = await pageOf(paths.agent.home);
    const { agent } = await readyForVideo();
    const ofVideo = await pageOf(DASHBOARD.onboardingStep("video"), await cookieOf(agent.userId));
    const all = new Set([...scripts, ...ofVideo.scripts, DASHBOARD.offlineWorker]);
    expect(all.size).toBe(4);
    let bytes = 0;
    for (const path of all) {
      const answer = await fetchApp(path, { cookie });
      expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
        path,
        200,
        "text/javascript; charset=utf-8",
      ]);
      const code = await answer.text();
      expect(code).not.toMatch(/^import /m);
      bytes += weightOf(code);
    }
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("are cached for a year only at their versioned URL", async () => {
    const [first = ""] = (await pageOf(paths.agent.home)).scripts;
    expect((await fetchApp(first)).headers.get("cache-control")).toContain("immutable");
    expect((await fetchApp(first.replace(/v=.*/, "v=other"))).headers.get("cache-control")).toBe("no-cache");
    for (const name of ["nothing", "__proto__", "constructor"])
      expect((await fetchApp(DASHBOARD.module(name, ""))).status).toBe(404);
  });

  it("include a service worker for agents only, which may only request this server", async () => {
    const own = await fetchApp(DASHBOARD.offlineWorker, { cookie });
    expect(own.headers.get("service-worker-allowed")).toBe("/agent");
    expect(own.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
    const business = await signedInBusiness();
    expect((await fetchApp(DASHBOARD.offlineWorker, { cookie: business.cookie })).status).toBe(403);
    expect((await fetchApp(DASHBOARD.offlineWorker)).status).toBe(302);
    const policy = (await fetchApp("/business", { cookie: business.cookie })).headers;
    expect(policy.get("content-security-policy")).not.toContain("worker-src");
  });

  it("leave a readable page without script", async () => {
    expect((await pageOf(DASHBOARD.offline)).html).toContain("Offline mode needs JavaScript");
    expect((await pageOf(DASHBOARD.help)).html).toContain("#tour");
  });
});
