import { describe, expect, inject, it } from "vitest";
import { returnFromProvider, visitProvider } from "../../support/fixtures/external";
import { CLIENT } from "../../support/fixtures/identity-person";
import { admin } from "../../support/fixtures/payouts";
import { callApp, cookieOf, fetchApp, ORIGIN, postForm, signedInBusiness } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

const pageOf = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
const confirm = (userId: number) =>
  env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(userId).run();
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");

describe("support", () => {
  it("is requested and answered with the same effect, and shown on both sides", async () => {
    const business = await signedInBusiness({ plan: "scaleup" });
    const operator = await admin();
    const asked = await postForm(
      "/support/new",
      { subject: "Imports", text: "How many <b>rows</b>?" },
      business.cookie,
    );
    const path = asked.headers.get("location") ?? "";
    const byCall = await callApp("POST", "/api/support", { subject: "Mail", text: "Why?" }, business.cookie);
    expect([asked.status, byCall.status, await byCall.json()]).toMatchObject([
      302,
      201,
      { subject: "Mail", state: "waiting", isPriority: true },
    ]);
    expect(await pageOf(path, business.cookie)).toContain("&lt;b&gt;rows");
    const queue = await pageOf("/admin/support", operator.cookie);
    expect(queue).toMatch(/Imports[\s\S]*Priority/);
    expect(await pageOf("/admin/queues/support", operator.cookie)).toContain("Priority: Imports");
    const id = path.split("/").at(-1);
    expect(await pageOf(`/admin/support/${id}`, operator.cookie)).toContain("Scale-up plan");
    expect((await postForm(`/admin/support/${id}`, { text: "5,000." }, operator.cookie)).status).toBe(302);
    const again = await callApp("POST", `/api/admin/support/${id}`, { text: "Of each." }, operator.cookie);
    expect([again.status, await again.json()]).toMatchObject([201, { from: "operator", text: "Of each." }]);
    expect(await pageOf("/support", business.cookie)).toContain("2 new messages");
    expect(await pageOf("/notifications", business.cookie)).toContain("Support answered: Imports");
    expect(await pageOf(path, business.cookie)).toContain("5,000.");
    expect(await pageOf("/support", business.cookie)).not.toContain("new message");
    expect((await postForm(`/admin/support/${id}/close`, {}, operator.cookie)).status).toBe(302);
    expect((await callApp("POST", `/api/admin/support/${id}/close`, undefined, operator.cookie)).status).toBe(
      204,
    );
    expect(await pageOf(path, business.cookie)).toContain("A new message reopens");
    expect((await callApp("POST", `/api/support/${id}`, { text: "Thanks" }, business.cookie)).status).toBe(
      201,
    );
    const read = await callApp("GET", `/api/support/${id}`, undefined, business.cookie);
    expect([read.headers.get("x-total-count"), ((await read.json()) as object[]).length]).toEqual(["4", 4]);
  });

  it("rejects the same input and keeps it; an ended plan can still write", async () => {
    const business = await signedInBusiness({ plan: "startup" });
    for (const [subject, text] of [
      ["", "Words"],
      ["Imports", ""],
      ["x".repeat(121), "Words"],
    ]) {
      const posted = await postForm(
        "/support/new",
        { subject: subject ?? "", text: text ?? "" },
        business.cookie,
      );
      expect([posted.status, (await posted.text()).includes(text || "Imports")]).toEqual([422, true]);
      expect((await callApp("POST", "/api/support", { subject, text }, business.cookie)).status).toBe(422);
    }
    await env.DB.prepare("update accounts set read_only_since = 1 where id = ?")
      .bind(business.account.id)
      .run();
    const asked = await postForm("/support/new", { subject: "Paying", text: "How?" }, business.cookie);
    expect(asked.status).toBe(302);
  });

  it("assigns a manager with the same effect, shown if the plan includes one", async () => {
    const business = await signedInBusiness({ plan: "corporate" });
    const operator = await admin();
    const form = `/admin/accounts/${business.account.id}/manager`;
    const grace = { name: "Grace Wanjiku", email: "grace@njia.test", phone: "+254 700 000100" };
    expect((await postForm(form, grace, operator.cookie)).status).toBe(302);
    expect((await callApp("PUT", `/api${form}`, grace, operator.cookie)).status).toBe(200);
    for (const path of ["/billing", "/support"]) {
      const page = await pageOf(path, business.cookie);
      for (const words of [grace.name, `mailto:${grace.email}`, "tel:+254700000100"])
        expect([path, page.includes(words)]).toEqual([path, true]);
    }
    for (const wrong of [
      { ...grace, email: "grace" },
      { ...grace, name: "" },
      { ...grace, phone: "abc" },
    ]) {
      expect((await postForm(form, wrong, operator.cookie)).status).toBe(422);
      expect((await callApp("PUT", `/api${form}`, wrong, operator.cookie)).status).toBe(422);
    }
    const smaller = await makeBusiness({ plan: "scaleup" });
    const refused = await callApp(
      "PUT",
      `/api/admin/accounts/${smaller.account.id}/manager`,
      grace,
      operator.cookie,
    );
    expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining("Corporate plan")]);
    expect((await postForm(`${form}/remove`, {}, operator.cookie)).status).toBe(302);
    expect((await callApp("DELETE", `/api${form}`, undefined, operator.cookie)).status).toBe(204);
    expect(await pageOf("/billing", business.cookie)).not.toContain(grace.name);
  });
});

describe("white label", () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1];
  const withLogo = (bytes: number[], cookie: string) => {
    const body = new FormData();
    body.set("senderName", "Kilimo");
    body.set("colour", "#7a1f1f");
    body.set("logo", new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" }));
    return fetchApp("/account/white-label", { method: "POST", body, headers: { origin: ORIGIN }, cookie });
  };

  it("is saved with the same effect, its logo checked by content and public under its random name", async () => {
    const { cookie } = await signedInBusiness({ plan: "corporate" });
    expect((await withLogo([0x3c, 0x73, 0x76, 0x67], cookie)).status).toBe(422);
    expect((await withLogo(PNG, cookie)).status).toBe(302);
    const saved = (await (await callApp("GET", "/api/account/white-label", undefined, cookie)).json()) as {
      logoUrl: string;
      logoShown: string;
    };
    expect(saved).toMatchObject({ senderName: "Kilimo", colour: "#7a1f1f", isShown: true });
    const picture = await fetchApp(new URL(saved.logoShown).pathname);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    const byCall = { senderName: "Kilimo Tools", logoUrl: saved.logoUrl };
    const put = await callApp("PUT", "/api/account/white-label", byCall, cookie);
    expect([put.status, await put.json()]).toMatchObject([
      200,
      { senderName: "Kilimo Tools", colour: null, logoUrl: saved.logoUrl },
    ]);
    const refused: Record<string, string>[] = [
      { senderName: "Njia" },
      { senderName: "a@b.test" },
      { senderName: "A", colour: "#fff" },
    ];
    for (const wrong of refused) {
      expect((await postForm("/account/white-label", wrong, cookie)).status).toBe(422);
      expect((await callApp("PUT", "/api/account/white-label", wrong, cookie)).status).toBe(422);
    }
    expect((await postForm("/account/white-label/remove", {}, cookie)).status).toBe(302);
    expect((await callApp("DELETE", "/api/account/white-label", undefined, cookie)).status).toBe(204);
  });

  it.each([
    ["/account/white-label", { senderName: "Acme" }],
    ["/account/single-sign-on", { slug: "acme", issuer: "https://login.example.com", clientId: "a" }],
  ])("is, like single sign-on, refused on other plans with a link to upgrade: %s", async (path, body) => {
    const { cookie } = await signedInBusiness({ plan: "scaleup" });
    const [posted, called] = [
      await postForm(path, body, cookie),
      await callApp("PUT", `/api${path}`, body, cookie),
    ];
    for (const answer of [posted, called])
      expect([answer.status, await answer.text()]).toEqual([402, expect.stringContaining("Corporate plan")]);
    expect(await pageOf(path, cookie)).toContain("/billing/change?planId=corporate");
  });
});

describe("single sign-on", () => {
  const settings = (slug: string, over: Record<string, string> = {}) => ({
    slug,
    issuer: inject("issuers").real,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    isOn: "on",
    ...over,
  });
  const person = () => {
    const sub = crypto.randomUUID();
    return { sub, email: `${sub}@shop.test`, email_verified: true, given_name: "Neema", family_name: "Ali" };
  };
  /** Links an identity to the user of this cookie, through the page. */
  async function link(cookie: string, as: ReturnType<typeof person>) {
    const page = await postForm("/account/company-sign-in", {}, cookie);
    const html = await page.text();
    const goOn = /href="(http:\/\/127[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    return returnFromProvider(await visitProvider(goOn, as), `${cookie}; ${cookiesOf(page)}`);
  }
  async function signIn(slug: string, as: ReturnType<typeof person>) {
    const left = await fetchApp(`/sso/${slug}/start`);
    return returnFromProvider(await visitProvider(left.headers.get("location") ?? "", as), cookiesOf(left));
  }
  async function owner(slug: string, over: Record<string, string> = {}) {
    const business = await signedInBusiness({ plan: "corporate", name: "Kilimo Ltd" });
    await confirm(business.user.userId);
    expect((await postForm("/account/single-sign-on", settings(slug, over), business.cookie)).status).toBe(
      302,
    );
    return business;
  }

  it("is set up with the same effect, and no response contains the secret", async () => {
    const { cookie } = await owner("kilimo");
    const call = { ...settings("kilimo"), clientSecret: null, isOn: true, isRequired: false };
    const put = await callApp("PUT", "/api/account/single-sign-on", call, cookie);
    const text = await put.text();
    expect([put.status, text]).toEqual([200, expect.stringContaining(`${ORIGIN}/sso/kilimo/callback`)]);
    const page = await pageOf("/account/single-sign-on", cookie);
    for (const answer of [text, page]) expect(answer).not.toContain(CLIENT.client_secret);
    expect(page).toContain(`${ORIGIN}/sso/kilimo`);
    expect((await postForm("/account/single-sign-on/check", {}, cookie)).status).toBe(302);
    expect((await callApp("POST", "/api/account/single-sign-on/check", undefined, cookie)).status).toBe(204);
    for (const wrong of [{ slug: "a b" }, { issuer: "http://10.0.0.1" }, { clientId: "" }]) {
      const body = { ...settings("kilimo"), ...wrong };
      expect((await postForm("/account/single-sign-on", body, cookie)).status).toBe(422);
      const sent = { ...body, isOn: true };
      expect((await callApp("PUT", "/api/account/single-sign-on", sent, cookie)).status).toBe(422);
    }
    expect((await postForm("/account/single-sign-on/remove", {}, cookie)).status).toBe(302);
    expect((await callApp("DELETE", "/api/account/single-sign-on", undefined, cookie)).status).toBe(204);
    expect((await fetchApp("/sso/kilimo")).status).toBe(404);
  });

  it("signs in a user who linked it on the account page, and rejects any other", async () => {
    const { cookie, user } = await owner("kilimo");
    const me = person();
    expect(await (await fetchApp("/sso/kilimo")).text()).toContain("Sign in to Kilimo Ltd");
    const stranger = await signIn("kilimo", { ...me, email: user.email });
    expect([stranger.to, stranger.session, stranger.said]).toEqual([
      "/sso/kilimo",
      null,
      expect.stringContaining("No Kilimo Ltd user is linked"),
    ]);
    expect((await link(cookie, me)).said).toContain("Single sign-on linked");
    const inside = await signIn("kilimo", me);
    expect([inside.to, await pageOf("/account", inside.session ?? "")]).toEqual([
      "/business",
      expect.stringContaining(user.email),
    ]);
    expect((await callApp("DELETE", "/api/account/company-sign-in", {}, cookie)).status).toBe(409);
    await env.DB.prepare("update users set password_hash = 'x' where id = ?").bind(user.userId).run();
    expect((await postForm("/account/company-sign-in/remove", { password: "wrong" }, cookie)).status).toBe(
      422,
    );
    await postForm("/account/single-sign-on/remove", {}, cookie);
  });

  it("signs in an invited person with the invitation's address", async () => {
    const { cookie, account } = await owner("baraka");
    const email = `guest-${crypto.randomUUID()}@shop.test`;
    await postForm("/team", { email, role: "member" }, cookie);
    const mail = await env.DB.prepare("select text from transactional_emails where to_address = ?")
      .bind(email)
      .first<string>("text");
    const token = /token=([\w-]+)/.exec(mail ?? "")?.[1] ?? "";
    expect(await pageOf(`/invitation?token=${token}`, "")).toContain(`/sso/baraka/join?token=${token}`);
    expect((await postForm("/sso/baraka/join", { token: "nothing" })).status).toBe(422);
    const page = await postForm("/sso/baraka/join", { token });
    const goOn = /href="(http:\/\/127[^"]+)"/.exec(await page.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
    const joined = await returnFromProvider(await visitProvider(goOn, person()), cookiesOf(page));
    expect(joined.to).toBe("/business");
    const user = await env.DB.prepare(
      "select email, account_id, first_name, password_hash from users where email = ?",
    )
      .bind(email)
      .first();
    expect(user).toEqual({ email, account_id: account.id, first_name: "Neema", password_hash: null });
    await postForm("/account/single-sign-on/remove", {}, cookie);
  });

  it("when required, opens nothing to a member who has not linked it, by page and call", async () => {
    const { cookie, account } = await owner("umoja", { isRequired: "on" });
    const { user } = await makeBusiness();
    await env.DB.prepare(
      "update users set account_id = ?, role = 'member', email_verified_at = 1 where id = ?",
    )
      .bind(account.id, user.userId)
      .run();
    const mate = await cookieOf(user.userId);
    expect((await fetchApp("/business", { cookie: mate })).headers.get("location")).toBe(
      "/account/company-sign-in",
    );
    expect((await callApp("GET", "/api/database/contacts", undefined, mate)).status).toBe(403);
    const me = person();
    expect((await link(mate, me)).said).toContain("Single sign-on linked");
    expect((await fetchApp("/business", { cookie: mate })).status).toBe(200);
    await expect(cookieOf(user.userId)).rejects.toThrow("/sso/umoja");
    expect((await signIn("umoja", me)).to).toBe("/business");
    expect((await fetchApp("/business", { cookie })).status).toBe(200);
  });
});
