import { describe, expect, it } from "vitest";
import { keepDraft, takeDraft } from "~/domains/identity/drafts/form-drafts.server";
import { moduleText } from "~/domains/training/versions/versions.server";
import { isLeftOutOfDrafts } from "~/http/pages/secret-fields";
import { makeAgent, reportDeal } from "../support/fixtures/commissions";
import { PASSWORD, signUp, signUpAdmin } from "../support/fixtures/people";
import { fetchApp, ORIGIN } from "../support/harness/app";
import { env, makeBusiness, testContext } from "../support/harness/context";

const PAGE = "/agent/affiliate";
const NOTES = 'We met at the fair in Nakuru, "she" sells solar <pumps>';
const SAID = "Your session expired. We restored everything";

/** A browser with its cookies, as responses set and remove them. */
class Browser {
  cookies = new Map<string, string>();

  async ask(path: string, init: RequestInit = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await fetchApp(path, { ...init, ...(cookie && { cookie }) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  post(
    path: string,
    fields: Record<string, string>,
    { referer = path, body = new URLSearchParams(fields) as BodyInit } = {},
  ) {
    const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin", referer: `${ORIGIN}${referer}` };
    return this.ask(path, { method: "POST", body, headers });
  }

  read = async (path: string) => (await this.ask(path)).text();
}

async function logIn(browser: Browser, email: string, door = "/agent-login") {
  const answer = await browser.post(door, { email, password: PASSWORD });
  expect(answer.status).toBe(302);
}

const drafts = (userId: number) =>
  env.DB.prepare("select path, encrypted_fields as encryptedFields from form_drafts where user_id = ?")
    .bind(userId)
    .first<{ path: string; encryptedFields: string }>();
const sent = (agentId: number) =>
  env.DB.prepare("select count(*) as n from referrals where agent_id = ?").bind(agentId).first("n");

async function agentIn(browser: Browser) {
  const email = `agent-${crypto.randomUUID()}@field.test`;
  const { agent, userId } = await makeAgent({ email });
  await logIn(browser, email);
  return { email, userId, agentId: agent.id };
}

/** Expires the session: its cookie is gone from the browser. */
function expire(browser: Browser) {
  browser.cookies.delete("njia");
}

const FIELDS = { referredEmail: "friend@field.test", notes: NOTES };

async function turnedAway(browser = new Browser()) {
  const who = await agentIn(browser);
  expire(browser);
  const answer = await browser.post(PAGE, FIELDS);
  return { browser, who, answer };
}

describe("a form submitted after the session expired", () => {
  it("is restored once in the same browser for the same agent, and not submitted automatically", async () => {
    const { browser, who, answer } = await turnedAway();
    expect(answer.headers.get("location")).toContain("redirect=%2Fagent%2Faffiliate");
    expect(await browser.read("/agent-login")).toContain("Your entries are saved for 30 minutes");
    expect((await drafts(who.userId))?.path).toBe(PAGE);
    await logIn(browser, who.email);
    const page = await browser.ask(PAGE);
    const html = await page.text();
    expect([page.status, html.includes(SAID)]).toEqual([200, true]);
    expect(html).toContain('value="friend@field.test"');
    expect(html).toContain("sells solar &lt;pumps&gt;</textarea>");
    expect(page.headers.get("cache-control")).toMatch(/no-store|private/);
    expect([await sent(who.agentId), await drafts(who.userId)]).toEqual([0, null]);
    expect(browser.cookies.has("njia_draft")).toBe(false);
    expect(await browser.read(PAGE)).not.toContain("solar");
    expect((await browser.post(PAGE, FIELDS)).status).toBe(302);
    expect(await sent(who.agentId)).toBe(1);
  });

  it("is also restored if the session ended while its cookie remains", async () => {
    const browser = new Browser();
    const who = await agentIn(browser);
    await env.DB.prepare("update sessions set expires_at = 1 where user_id = ?").bind(who.userId).run();
    await browser.post(PAGE, FIELDS);
    await logIn(browser, who.email);
    expect(await browser.read(PAGE)).toContain("friend@field.test");
  });

  it("is restored for a business, on a page with scripts", async () => {
    const { email, userId, accountId, ctx } = await signUp();
    const browser = new Browser();
    await logIn(browser, email, "/business-login");
    const other = await makeBusiness();
    const closeId = await reportDeal(
      { ...other, account: { ...other.account, id: accountId ?? 0 }, user: { ...other.user, userId } },
      await makeAgent(),
      900,
    );
    const path = `/agents/closes/${closeId}/dispute`;
    expire(browser);
    await browser.post(path, { reason: NOTES });
    await logIn(browser, email, "/business-login");
    const html = await browser.read(path);
    expect(html).toContain("sells solar &lt;pumps&gt;</textarea>");
    const state = await env.DB.prepare("select state from closes where id = ?").bind(closeId).first("state");
    expect(state).toBe("reported");
    expect(ctx.actor.userId).toBe(userId);
  });

  it("is restored for an administrator with the full text of a training module", async () => {
    const { ctx, userId } = await signUpAdmin();
    const browser = new Browser();
    await logIn(browser, ctx.actor.email, "/business-login");
    const path = "/admin/training/qualify-leads";
    const text = `${await moduleText(ctx, "qualify-leads")}\nA line of the administrator.`;
    expect(text.length).toBeGreaterThan(12_000);
    expire(browser);
    await browser.post(path, { text });
    expect((await drafts(userId))?.path).toBe(path);
    await logIn(browser, ctx.actor.email, "/business-login");
    expect(await browser.read(path)).toContain("A line of the administrator.</textarea>");
    await env.DB.prepare("delete from form_drafts where user_id = ?").bind(userId).run();
    expire(browser);
    await browser.post(path, { text: "n".repeat(49_000) });
    expect(await drafts(userId)).toBeNull();
  });

  it("is restored without an error title, because nothing was submitted", async () => {
    const { email } = await signUp();
    const browser = new Browser();
    await logIn(browser, email, "/business-login");
    expire(browser);
    await browser.post("/social-leads/import", { platform: "facebook", name: "Wanjiku Kamau" });
    await logIn(browser, email, "/business-login");
    const html = await browser.read("/social-leads/import?way=manual");
    expect(html).toContain('value="Wanjiku Kamau"');
    expect([html.includes(SAID), html.includes("Import Error"), html.includes("note error")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("stays stored while other pages are opened, and is deleted once expired", async () => {
    const { browser, who } = await turnedAway();
    await logIn(browser, who.email);
    expect(await browser.read("/agent/profile")).not.toContain("solar");
    expect(await drafts(who.userId)).not.toBeNull();
    await env.DB.prepare("update form_drafts set expires_at = 1 where user_id = ?").bind(who.userId).run();
    expect(await browser.read(PAGE)).not.toContain("solar");
    expect([await drafts(who.userId), browser.cookies.has("njia_draft")]).toEqual([null, false]);
  });

  it("is stored encrypted without passwords, codes and files, and only the latest per user", async () => {
    const { browser, who } = await turnedAway();
    const text = JSON.stringify(await env.DB.prepare("select * from form_drafts").all());
    expect(text).not.toContain("solar");
    const body = new FormData();
    const secret = "hunter2-hunter2";
    for (const name of ["currentPassword", "apiToken", "appSecret", "code", "key"]) body.append(name, secret);
    body.append("notes", "the second");
    body.append("cv", new File(["%PDF of a life"], "cv.pdf"));
    await browser.post(PAGE, {}, { body });
    expect(
      await env.DB.prepare("select count(*) as n from form_drafts where user_id = ?")
        .bind(who.userId)
        .first("n"),
    ).toBe(1);
    await logIn(browser, who.email);
    const html = await browser.read(PAGE);
    expect(html).toContain("the second</textarea>");
    for (const word of [secret, "PDF of a life", "solar"]) expect(html).not.toContain(word);
  });

  it("is not stored if too long, for another page, or in a browser without earlier sign-in", async () => {
    const [browser, stranger] = [new Browser(), new Browser()];
    const who = await agentIn(browser);
    expire(browser);
    await browser.post(PAGE, { notes: "n".repeat(13_000) });
    await browser.post(PAGE, { notes: "n".repeat(80_000) });
    await browser.post(PAGE, FIELDS, { referer: "/agent" });
    await browser.post(PAGE, { "notes[900000]": "x" });
    await stranger.post(PAGE, FIELDS);
    expect([
      await drafts(who.userId),
      browser.cookies.has("njia_draft"),
      stranger.cookies.has("njia_draft"),
    ]).toEqual([null, false, false]);
  });
});

const PAGES = import.meta.glob<string>("/app/**/*.tsx", { query: "?raw", import: "default", eager: true });

it("a form draft omits every password field of our pages", () => {
  const hidden = Object.values(PAGES).flatMap((text) =>
    [...text.matchAll(/<Field\b[^<]*?type="password"/g)].flatMap(
      ([tag]) => /field=\{(?:\w+\.)*(\w+)\}/.exec(tag)?.[1] ?? [],
    ),
  );
  const names = new Set(hidden.filter((name) => name !== "field"));
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !isLeftOutOfDrafts(name))).toEqual([]);
});

describe("a stored form draft", () => {
  it("is deleted and not shown when another user signs in with that browser", async () => {
    const { browser, who } = await turnedAway();
    const next = await agentIn(browser);
    expect(await browser.read(PAGE)).not.toMatch(/solar|friend@field/);
    expect([await drafts(who.userId), await drafts(next.userId)]).toEqual([null, null]);
    await logIn(browser, who.email);
    expect(await browser.read(PAGE)).not.toContain("solar");
  });

  it("is shown to neither another browser with its token nor its user without it", async () => {
    const { browser, who } = await turnedAway();
    const elsewhere = new Browser();
    await logIn(elsewhere, who.email);
    expect(await elsewhere.read(PAGE)).not.toContain("solar");
    const thief = new Browser();
    await agentIn(thief);
    thief.cookies.set("njia_draft", browser.cookies.get("njia_draft") ?? "");
    expect(await thief.read(PAGE)).not.toContain("solar");
    expect(await drafts(who.userId)).toBeNull();
  });

  it("can't be planted with a forged token or a row moved to another user", async () => {
    const { who, browser } = await turnedAway();
    const victim = await agentIn(new Browser());
    await env.DB.prepare("update form_drafts set user_id = ? where user_id = ?")
      .bind(victim.userId, who.userId)
      .run();
    const theirs = new Browser();
    await logIn(theirs, victim.email);
    theirs.cookies.set("njia_draft", browser.cookies.get("njia_draft") ?? "");
    const html = await theirs.read(PAGE);
    expect(html).not.toContain("solar");
    expect(html).toContain("Invite agent");
    theirs.cookies.set("njia_draft", "x".repeat(3_000));
    expect((await theirs.ask(PAGE)).status).toBe(200);
  });

  it("is given to neither an administrator impersonating its user nor a visitor", async () => {
    const { ctx, userId } = await signUp();
    const browser = new Browser();
    const admin = await signUpAdmin();
    const { who } = await turnedAway(browser);
    const token = browser.cookies.get("njia_draft") ?? "";
    const acted = { ...ctx, actor: { ...ctx.actor, userId: who.userId, impersonatorId: admin.userId } };
    expect(await takeDraft(acted, token, PAGE)).toBe("elsewhere");
    expect(await takeDraft(testContext(), token, PAGE)).toBe("elsewhere");
    expect(await drafts(who.userId)).not.toBeNull();
    expect(await takeDraft(ctx, token, "/agent")).toBeNull();
    expect(await drafts(who.userId)).toBeNull();
    expect(userId).not.toBe(who.userId);
  });

  it("belongs to the user who last signed in with the browser", async () => {
    const browser = new Browser();
    const [first, last] = [await agentIn(browser), await agentIn(browser)];
    const at = {
      ...testContext(),
      client: { ...testContext().client, device: browser.cookies.get("njia_device") ?? "" },
    };
    expect(await keepDraft(at, PAGE, [["notes", NOTES]])).not.toBeNull();
    expect([await drafts(first.userId), (await drafts(last.userId))?.path]).toEqual([null, PAGE]);
  });
});
