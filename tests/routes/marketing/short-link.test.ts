import { beforeAll, describe, expect, it } from "vitest";
import { marketingForm, marketingLink, PHONE } from "../../support/fixtures/marketing";
import { fetchApp } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

const follow = (code: string) => fetchApp(`/r/${code}`, { headers: { "user-agent": PHONE } });

describe("a short link to a website no one vouches for", () => {
  let answer: Response;
  let html = "";
  beforeAll(async () => {
    const link = await marketingLink(await makeBusiness(), { target: "https://evil.example/a?b=1&c=2" });
    answer = await follow(link.code);
    html = await answer.text();
  });

  it("names the host and opens it after a click", () => {
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(html).toContain("<title>You’re leaving for evil.example</title>");
    expect(html).toMatch(/<h1[^>]*>You’re leaving for evil.example<\/h1>/);
  });

  it("has a plain link and nothing that goes there by itself", () => {
    expect(html).toContain('href="https://evil.example/a?b=1&amp;c=2"');
    expect(html).not.toMatch(/http-equiv="refresh"|<script|<form/i);
    expect(answer.headers.get("refresh")).toBeNull();
  });

  it("tells the website nothing, and is kept and indexed by no one", () => {
    expect(html).toContain('rel="noreferrer nofollow"');
    expect(html).toContain('name="robots" content="noindex, nofollow"');
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });
});

describe("a short link", () => {
  it("opens a website at once that an administrator approved with the application", async () => {
    const business = await makeBusiness();
    const link = await marketingLink(business, { target: "https://shop.example/lamps" });
    await env.DB.prepare("update marketing_access set website = 'https://shop.example' where account_id = ?")
      .bind(business.account.id)
      .run();
    const answer = await follow(link.code);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://shop.example/lamps"]);
  });

  it("opens a form of the business at once", async () => {
    const business = await makeBusiness();
    const form = await marketingForm(business);
    const link = await marketingLink(business, { target: "", formId: form.id });
    const answer = await follow(link.code);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      `/f/${form.slug}?via=${link.code}`,
    ]);
  });

  it("from before, to a look-alike of another domain, is not found", async () => {
    const link = await marketingLink(await makeBusiness());
    await env.DB.prepare("update marketing_links set target = 'https://xn--pypal-4ve.com/' where id = ?")
      .bind(link.id)
      .run();
    expect((await follow(link.code)).status).toBe(404);
  });
});
