import { describe, expect, it } from "vitest";
import { clickLink } from "~/domains/suppressions/links.server";
import { sentTo } from "../../support/fixtures/outreach";
import { fetchApp } from "../../support/harness/app";
import { makeBusiness } from "../../support/harness/context";

const AGENT = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" };
const pathOf = (url: string) => url.slice(new URL(url).origin.length);

describe("a tracked link in an email", () => {
  it.each([
    ["https://soko.test/café?q=naïve", "https://soko.test/caf%C3%A9?q=na%C3%AFve"],
    [
      "https://soko.test/الأسعار#أعلى",
      "https://soko.test/%D8%A7%D9%84%D8%A3%D8%B3%D8%B9%D8%A7%D8%B1#%D8%A3%D8%B9%D9%84%D9%89",
    ],
    ["https://münchen.test/", "https://xn--mnchen-3ya.test/"],
    ["https://soko.test/%0d%0aSet-Cookie:%20a=b", "https://soko.test/%0d%0aSet-Cookie:%20a=b"],
    ["https://soko.test/a b", null],
    ["https://[", null],
    ["javascript:alert(1)", null],
  ])("redirects %s to the URL that a browser would open", async (url, wanted) => {
    const business = await makeBusiness();
    const { sentId } = await sentTo(business, `amina-${crypto.randomUUID()}@buyer.test`);
    const link = clickLink(business.ctx, sentId, url);
    if (wanted === null) return expect(link).toBe(url);
    expect(link.startsWith(`${business.ctx.config.APP_ORIGIN}/c/`)).toBe(true);
    const answer = await fetchApp(pathOf(link), { headers: AGENT });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, wanted]);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});
