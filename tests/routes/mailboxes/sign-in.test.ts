import { describe, expect, inject, it } from "vitest";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { GRANT_SETTINGS, grantInput, visitOauth } from "../../support/fixtures/oauth";
import { ORIGIN, signedInBusiness } from "../../support/harness/app";
import { fetchConfigured } from "../../support/harness/built-app";
import { env } from "../../support/harness/context";
import { newUser } from "../../support/servers/imap";

const SETTINGS = { ...GRANT_SETTINGS, DNS_OVER_HTTPS_URL: inject("dns") };

const get = (path: string, cookie: string) => fetchConfigured(SETTINGS, path, { headers: { cookie } });

const post = (path: string, fields: Record<string, string>, cookie: string) =>
  fetchConfigured(SETTINGS, path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie, origin: ORIGIN, host: new URL(ORIGIN).host, "sec-fetch-site": "same-origin" },
  });

const cookiesOf = (response: Response) => response.headers.getSetCookie();

const flashOf = (response: Response) =>
  decodeURIComponent(cookiesOf(response).find((cookie) => cookie.startsWith("njia_flash=")) ?? "");

describe("connecting a mailbox by provider sign-in", () => {
  it("shows a link to the provider instead of a redirect, and the result on return", async () => {
    const { ctx, cookie } = await signedInBusiness();
    const input = grantInput(`no-${newUser()}`);
    const left = await post("/mailboxes/connect?next=/campaigns/new", input, cookie);
    expect(left.status).toBe(200);
    expect(left.headers.get("content-security-policy")).toContain("form-action 'self'");
    const page = await left.text();
    const link = /<a class="button primary" href="([^"]+)">Continue to (?:<!-- -->)?Google/.exec(page)?.[1];
    const url = (link ?? "").replaceAll("&amp;", "&");
    expect(url).toContain("/grants/authorize?client_id=");
    const kept = cookiesOf(left).find((cookie) => cookie.startsWith("njia_mail_grant="));
    expect(kept).toContain("HttpOnly");
    const back = await visitOauth(url);
    expect(back.pathname).toBe("/mailboxes/connect/callback");
    const both = `${cookie}; ${kept?.split(";")[0]}`;
    const answer = await get(back.pathname + back.search, both);
    expect(answer.status).toBe(302);
    const again = new URLSearchParams({ address: input.fromAddress, next: "/campaigns/new" });
    expect(answer.headers.get("location")).toBe(`/mailboxes/connect?${again}`);
    expect(flashOf(answer)).toContain(
      "You declined access to your Google mailbox. Start again to allow access.",
    );
    expect(cookiesOf(answer).join()).toMatch(/njia_mail_grant=;[^,]*Max-Age=0/);
    expect(await listMailboxes(ctx)).toEqual([]);
  });

  it("keeps the typed values and its own button if a field is missing", async () => {
    const { cookie } = await signedInBusiness();
    const path = "/mailboxes/connect?address=amina@gmail.com";
    const shown = await (await get(path, cookie)).text();
    const buttons = [...shown.matchAll(/<button[^>]*type="submit"[^>]*>([^<]+)/g)].map(([, words]) => words);
    expect(buttons.slice(-2)).toEqual(["Test and connect", "Sign in with Google"]);
    expect(shown).toContain(`action="${path.replace("@", "%40")}"`);
    const fields = { ...grantInput("amina"), fromAddress: "amina@gmail.com", fromName: "" };
    const failed = await post(path, fields, cookie);
    expect(failed.status).toBe(422);
    const page = await failed.text();
    expect(page).toContain("Enter the sender name.");
    expect(page).toContain("Moi Avenue 1, Nairobi");
    expect(page).toContain("Sign in with Google");
  });

  it("rejects the callback for viewers and for users who never started", async () => {
    const { user, cookie } = await signedInBusiness();
    const strange = await get("/mailboxes/connect/callback?code=1&state=2", cookie);
    expect(flashOf(strange)).toContain("Start again.");
    await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(user.userId).run();
    const refused = await get("/mailboxes/connect/callback?code=1&state=2", cookie);
    expect(flashOf(refused)).toContain("Your role is read-only. Ask an account owner for access.");
  });
});
