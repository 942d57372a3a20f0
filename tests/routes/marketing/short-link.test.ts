import { beforeAll, describe, expect, it } from "vitest";
import { marketingForm, marketingLink, PHONE } from "../../support/fixtures/marketing";
import { fetchApp } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

const follow = (code: string) => fetchApp(`/r/${code}`, { headers: { "user-agent": PHONE } });

describe("a short link to an unapproved website", () => {
  let answer: Response;
  let html = "";
  beforeAll(async () => {
    const link = await marketingLink(await makeBusiness(), { target: "https://evil.example/a?b=1&c=2" });
    answer = await follow(link.code);
    html = await answer.text();
  });

  it("names the host on a page instead of redirecting", () => {
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(html).toContain("<title>You’re leaving for evil.example</title>");
    expect(html).toMatch(/<h1[^>]*>You’re leaving for evil.example<\/h1>/);
  });

  it("shows a plain link without any automatic redirect", () => {
    expect(html).toContain('href="https://evil.example/a?b=1&amp;c=2"');
    expect(html).not.toMatch(/http-equiv="refresh"|<script|<form/i);
    expect(answer.headers.get("refresh")).toBeNull();
  });

  it("sends no referrer, and is neither cached nor indexed", () => {
    expect(html).toContain('rel="noreferrer nofollow"');
    expect(html).toContain('name="robots" content="noindex, nofollow"');
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });
});

describe("a short link", () => {
  it("redirects immediately to a website approved with the application", async () => {
    const business = await makeBusiness();
    const link = await marketingLink(business, { target: "https://shop.example/lamps" });
    await env.DB.prepare("update marketing_access set website = 'https://shop.example' where account_id = ?")
      .bind(business.account.id)
      .run();
    const answer = await follow(link.code);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://shop.example/lamps"]);
  });

  it("redirects immediately to a form of the business", async () => {
    const business = await makeBusiness();
    const form = await marketingForm(business);
    const link = await marketingLink(business, { target: "", formId: form.id });
    const answer = await follow(link.code);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      `/f/${form.slug}?via=${link.code}`,
    ]);
  });

  it("returns not found for an older link to a look-alike domain", async () => {
    const link = await marketingLink(await makeBusiness());
    await env.DB.prepare("update marketing_links set target = 'https://xn--pypal-4ve.com/' where id = ?")
      .bind(link.id)
      .run();
    expect((await follow(link.code)).status).toBe(404);
  });
});
