import { describe, expect, it } from "vitest";
import { signUp } from "../../support/fixtures/people";
import { fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

async function person() {
  const { token, email, userId } = await signUp();
  return { cookie: `njia=${token}`, email, userId };
}

/** Confirms a user's address without emails, so that no email limit applies. */
async function confirmed() {
  const { cookie, userId } = await person();
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(userId).run();
  return cookie;
}

describe("the note about an unconfirmed address", () => {
  const noteOn = async (path: string, cookie: string) => {
    const answer = await fetchApp(path, { cookie });
    const html = (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
    const [note] = /<aside[^>]*aria-label="Email confirmation".*?<\/aside>/s.exec(html) ?? [];
    return { status: answer.status, note };
  };

  it("is shown on the screens it blocks, with a button that returns to them", async () => {
    const { cookie, email } = await person();
    for (const path of [
      ...["/business", "/campaigns", "/mailboxes", "/business/contacts?page=1", "/ai-lead-search"],
      ...[
        "/ai-lead-search/new",
        "/business/companies/new",
        "/business/contacts/new",
        "/ai-outreach-templates",
        "/replies",
      ],
    ]) {
      const { status, note } = await noteOn(path, cookie);
      expect([path, status]).toEqual([path, 200]);
      expect(note).toContain(`Confirm ${email}.`);
      expect(note).toContain('action="/account/verify"');
      expect(note).toContain(`name="back" value="${path}"`);
    }
    for (const path of ["/opportunities", "/business/companies", "/ai-lead-search/leads"])
      expect([path, (await noteOn(path, cookie)).note]).toEqual([path, undefined]);
  });

  it("appears once on Home among the first steps, and not again under to do", async () => {
    const { cookie, email } = await person();
    const html = (await (await fetchApp("/business", { cookie })).text()).replaceAll("<!-- -->", "");
    expect(html.match(/>Confirm your email</g)).toHaveLength(1);
    expect(html.match(/>Confirm [^<]*@/g)).toHaveLength(1);
    expect(html).not.toContain(`>Confirm ${email}<`);
  });

  it("disappears once the address is confirmed", async () => {
    const cookie = await confirmed();
    expect(await noteOn("/business", cookie)).toEqual({ status: 200, note: undefined });
  });
});

describe("resending the confirmation link", () => {
  it("returns to the requesting screen", async () => {
    const { cookie } = await person();
    const answer = await postForm("/account/verify", { back: "/campaigns?state=draft" }, cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/campaigns?state=draft"]);
  });

  it.each([
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "/.//evil.test",
    "javascript:alert(1)",
    "",
    "campaigns",
    "/\t/evil.test",
  ])("never redirects to another host: %j", async (back) => {
    const cookie = await confirmed();
    const answer = await postForm("/account/verify", { back }, cookie);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/account"]);
  });
});
