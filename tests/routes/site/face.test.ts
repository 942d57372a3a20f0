import { describe, expect, it } from "vitest";
import { fetchApp } from "../../support/harness/app";

const FACE = /<style>(@font-face\{[^<&]*\})<\/style>/g;
const SAVING = { headers: { "save-data": "on" } };

async function faceOf(path: string, init?: RequestInit) {
  const answer = await fetchApp(path, init);
  const html = await answer.text();
  return {
    html,
    rules: [...html.matchAll(FACE)],
    policy: answer.headers.get("content-security-policy") ?? "",
  };
}

describe("the typeface of headings", () => {
  it.each(["/", "/pricing", "/privacy", "/agent-community", "/business-login", "/no/such/page"])(
    "is declared after the page content on %s, and allowed by the content security policy",
    async (path) => {
      const { html, rules, policy } = await faceOf(path);
      expect(rules).toHaveLength(1);
      const [whole = "", rule = ""] = rules[0] ?? [];
      expect(rule).toMatch(/url\(\/assets\/familjen-grotesk-[\w-]+\.woff2\)/);
      expect(rule).toContain("font-display:optional");
      expect(html.indexOf(whole)).toBeGreaterThan(html.lastIndexOf("</nav>"));
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(rule));
      expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
      expect(policy).toContain("font-src 'self'");
    },
  );

  it.each(["/", "/business-login"])("is omitted from %s if the browser asks to save data", async (path) => {
    const { rules, policy } = await faceOf(path, SAVING);
    expect([rules.length, policy.includes("font-src")]).toEqual([0, false]);
  });
});
