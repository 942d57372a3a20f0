import { beforeAll, describe, expect, inject, it } from "vitest";
import { findConnection } from "~/domains/marketing/platforms/connections.server";
import { approvedMarketing } from "../../support/fixtures/marketing";
import { platformRow, platformToken, writtenTo } from "../../support/fixtures/platforms";
import { bytesOfEvent, signedByMeta, whatsappEvent } from "../../support/fixtures/platforms-events";
import { callApp, fetchApp, ORIGIN, postForm, signedInBusiness } from "../../support/harness/app";
import { fetchConfigured } from "../../support/harness/built-app";
import { env, testContext } from "../../support/harness/context";

type Person = Awaited<ReturnType<typeof signedInBusiness>>;
let me: Person;
let other: Person;
beforeAll(async () => {
  [me, other] = [
    await signedInBusiness({ plan: "corporate" }),
    await signedInBusiness({ plan: "corporate" }),
  ];
  await approvedMarketing(me);
});

const CONNECT = "/marketing/platforms/linkedin/connect";
const settings = () => ({ LINKEDIN_API_URL: inject("platforms"), ENVIRONMENT: "test", APP_ORIGIN: ORIGIN });
const own = { origin: ORIGIN, "sec-fetch-site": "same-origin", host: new URL(ORIGIN).host };
const form = (fields: Record<string, string>) =>
  fetchConfigured(settings(), CONNECT, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { ...own, cookie: me.cookie },
  });
const call = (body: unknown) =>
  fetchConfigured(settings(), `/api${CONNECT}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", host: own.host, cookie: me.cookie },
  });
const connection = () => findConnection({ ...testContext(me.account), account: me.account }, "linkedin");
const flashOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join());

describe("a connected platform", () => {
  it("is connected by form and by call, and its token is shown by neither", async () => {
    const token = await platformToken({ profile: { id: "abc", name: "Amina" } });
    const byForm = await form({ apiToken: ` ${token}\n` });
    expect([byForm.status, byForm.headers.get("location")]).toEqual([302, "/marketing/platforms/linkedin"]);
    expect(flashOf(byForm)).toContain("LinkedIn Connected");
    expect(await connection()).toMatchObject({
      tokenTail: token.slice(-4),
      places: [{ id: "abc", name: "Amina" }],
    });
    const second = await platformToken({ profile: { id: "def", name: "Juma" } });
    const byCall = await call({ apiToken: second });
    expect([byCall.status, await byCall.json()]).toMatchObject([
      200,
      { state: "good", tokenEndsWith: second.slice(-4) },
    ]);
    for (const path of [
      "/marketing/platforms",
      "/marketing/platforms/linkedin",
      "/api/marketing/platforms",
    ]) {
      const text = await (await fetchApp(path, { cookie: me.cookie })).text();
      expect([path, text.includes(second), text.includes(token)]).toEqual([path, false, false]);
    }
  });

  it("rejects a wrong token with the same message, and never returns a typed token", async () => {
    for (const [apiToken, said] of [
      ["EAAG\nabc12345", "line breaks"],
      ["x".repeat(2_001), "at most 2,000 characters"],
      ["", "Paste the token"],
      ["   ", "Paste the token"],
      ["unknown-token-1", "Failed to connect platform. LinkedIn says: Invalid OAuth access token."],
    ] as const) {
      const [page, answer] = [await form({ apiToken }), await call({ apiToken })];
      const [html, text] = [await page.text(), await answer.text()];
      expect([said, page.status, answer.status]).toEqual([said, 422, 422]);
      expect([said, html.includes(said), text.includes(said)]).toEqual([said, true, true]);
      if (apiToken.length > 20 || apiToken.startsWith("unknown")) expect(html).not.toContain(apiToken);
    }
  });

  it("is synced by form and by call, one or all, and reports unconnected platforms", async () => {
    const whole = await postForm("/marketing/platforms/sync", {}, me.cookie);
    expect([whole.status, flashOf(whole)]).toMatchObject([302, expect.stringContaining("Sync started")]);
    // The queue's job may have failed by now: no server responds to it.
    const asked = await connection();
    expect(asked?.syncRequestedAt ?? asked?.syncError).toBeTruthy();
    const one = await callApp("POST", "/api/marketing/platforms/linkedin/sync", undefined, me.cookie);
    expect([one.status, await one.json()]).toEqual([202, { syncing: ["linkedin"] }]);
    const none = await callApp("POST", "/api/marketing/platforms/twitter/sync", undefined, me.cookie);
    expect([none.status, await none.text()]).toEqual([
      409,
      "Failed to sync platform. X (Twitter) isn’t connected.",
    ]);
    expect(
      (await callApp("POST", "/api/marketing/platforms/myspace/sync", undefined, me.cookie)).status,
    ).toBe(404);
    const closed = await callApp("POST", "/api/marketing/platforms/all/sync", undefined, other.cookie);
    expect(closed.status).toBe(403);
  });

  it("is disconnected by form after a confirmation, and a later API request succeeds too", async () => {
    const page = await (
      await fetchApp("/marketing/platforms/linkedin/disconnect", { cookie: me.cookie })
    ).text();
    expect(page).toContain("Disconnect LinkedIn?");
    await postForm("/marketing/platforms/linkedin/disconnect", {}, me.cookie);
    expect(await connection()).toMatchObject({ encryptedToken: null, health: "off" });
    const again = await callApp("DELETE", "/api/marketing/platforms/linkedin", undefined, me.cookie);
    expect(again.status).toBe(204);
    const answer = await fetchApp("/api/marketing/platforms/linkedin", { cookie: me.cookie });
    expect(await answer.json()).toEqual({ platform: "linkedin", name: "LinkedIn", state: "off" });
  });

  it("shows its webhook settings to owners only", async () => {
    const { webhookKey: hookKey, verifyToken } = await platformRow(me);
    const html = await (await fetchApp("/marketing/platforms/whatsapp", { cookie: me.cookie })).text();
    expect([html.includes(`/api/webhooks/meta/${hookKey}`), html.includes(verifyToken)]).toEqual([
      true,
      true,
    ]);
    await env.DB.prepare("update users set role = 'member' where id = ?").bind(me.user.userId).run();
    const less = await (await fetchApp("/marketing/platforms/whatsapp", { cookie: me.cookie })).text();
    await env.DB.prepare("update users set role = 'owner' where id = ?").bind(me.user.userId).run();
    expect(less).not.toContain(hookKey);
  });
});

describe("a LinkedIn or X lead file", () => {
  const CSV =
    "First Name,Last Name,Email Address,Company Name,Campaign Name\r\nWanjiru,Kamau,wk@shop.example,Kamau Stores,Solar\r\n";
  const leads = async () =>
    (
      await env.DB.prepare(
        "select name, email, company_name, platform, lead_type from social_leads where account_id = ?1 and import_method = 'csv'",
      )
        .bind(me.account.id)
        .all()
    ).results;
  const upload = (text: string, platform = "linkedin") => {
    const body = new FormData();
    body.set("csv", new File([text], "leads.csv", { type: "text/csv" }));
    return fetchApp(`/marketing/platforms/${platform}/file`, {
      method: "POST",
      body,
      headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
      cookie: me.cookie,
    });
  };

  it("imports its leads once, by form and by call", async () => {
    const byForm = await upload(CSV);
    expect([byForm.status, flashOf(byForm)]).toMatchObject([302, expect.stringContaining("1 new lead")]);
    const again = await callApp("POST", "/api/marketing/platforms/linkedin/file", { csv: CSV }, me.cookie);
    expect([again.status, await again.json()]).toEqual([
      200,
      { count: 0, merged: 1, refused: 0, unreadColumns: [] },
    ]);
    expect(await leads()).toEqual([
      {
        name: "Wanjiru Kamau",
        email: "wk@shop.example",
        company_name: "Kamau Stores",
        platform: "linkedin",
        lead_type: null,
      },
    ]);
    const x = await callApp(
      "POST",
      "/api/marketing/platforms/twitter/file",
      { csv: "Name;Screen name;Email\nOtieno;@otieno;otieno@x.example\n" },
      me.cookie,
    );
    expect(await x.json()).toEqual({ count: 1, merged: 0, refused: 0, unreadColumns: expect.any(Array) });
    expect(await leads()).toContainEqual(expect.objectContaining({ platform: "twitter", lead_type: null }));
  });

  it("is rejected with the same message for wrong columns; other platforms accept no file", async () => {
    const wrong = "Impressions,Clicks\n1,2\n";
    const [page, answer] = [
      await upload(wrong),
      await callApp("POST", "/api/marketing/platforms/linkedin/file", { csv: wrong }, me.cookie),
    ];
    const words =
      "This file has no column for email addresses or phone numbers. Columns found: Impressions, Clicks.";
    expect([page.status, (await page.text()).includes(words)]).toEqual([422, true]);
    expect([answer.status, await answer.text()]).toEqual([422, words]);
    expect((await upload(CSV, "facebook")).status).toBe(404);
    expect((await fetchApp("/marketing/platforms/whatsapp/file", { cookie: me.cookie })).status).toBe(404);
  });
});

describe("a conversation on a platform", () => {
  it("accepts replies by form and API within the reply window, else only through a link", async () => {
    const leadId = await writtenTo(me);
    const page = `/marketing/leads/${leadId}/reply`;
    const html = await (await fetchApp(page, { cookie: me.cookie })).text();
    expect(html).toContain("You can reply on WhatsApp until");
    const byForm = await postForm(page, { text: "We have it", way: "platform" }, me.cookie);
    expect([byForm.status, flashOf(byForm)]).toMatchObject([302, expect.stringContaining("Reply queued")]);
    const byCall = await callApp(
      "POST",
      `/api/marketing/social-leads/${leadId}/messages`,
      { text: "Two left" },
      me.cookie,
    );
    expect([byCall.status, await byCall.json()]).toMatchObject([201, { direction: "out", text: "Two left" }]);
    const list = await fetchApp(`/api/marketing/social-leads/${leadId}/messages`, { cookie: me.cookie });
    expect(((await list.json()) as { text: string }[]).map(({ text }) => text)).toEqual([
      "Two left",
      "We have it",
      "Habari",
    ]);
    const empty = await postForm(page, { text: " ", way: "platform" }, me.cookie);
    expect([empty.status, (await empty.text()).match(/Enter a message[^<]*/)?.[0]]).toEqual([
      422,
      "Enter a message.",
    ]);
    const none = await callApp(
      "POST",
      `/api/marketing/social-leads/${leadId}/messages`,
      { text: " " },
      me.cookie,
    );
    expect([none.status, await none.text()]).toEqual([422, "Enter a message."]);

    const late = await writtenTo(me, new Date(Date.now() - 30 * 3_600_000));
    const old = `/marketing/leads/${late}/reply`;
    expect(await (await fetchApp(old, { cookie: me.cookie })).text()).toContain("WhatsApp message");
    const refused = await callApp(
      "POST",
      `/api/marketing/social-leads/${late}/messages`,
      { text: "Hi" },
      me.cookie,
    );
    expect([refused.status, await refused.text()]).toMatchObject([409, expect.stringContaining("24 hours")]);
    await postForm(old, { text: "Habari tena", way: "link" }, me.cookie);
    expect(await (await fetchApp(old, { cookie: me.cookie })).text()).toMatch(
      /https:\/\/wa\.me\/\d+\?text=Habari%20tena/,
    );
    const link = await callApp("POST", `/api/marketing/social-leads/${late}/link`, { text: "Hi" }, me.cookie);
    expect([link.status, await link.json()]).toMatchObject([
      201,
      { state: "link", url: expect.stringContaining("wa.me") },
    ]);
  });

  it("stores its outcome by form and API, and shows the contact's message as plain text", async () => {
    const leadId = await writtenTo(me);
    const page = `/marketing/leads/${leadId}/reply`;
    const outcomeOf = async () =>
      (
        await env.DB.prepare("select outcome from social_conversations where lead_id = ?")
          .bind(leadId)
          .first<{ outcome: string }>()
      )?.outcome;
    await postForm(`/marketing/leads/${leadId}/outcome`, { outcome: "interested" }, me.cookie);
    expect(await outcomeOf()).toBe("interested");
    const call = await callApp(
      "PUT",
      `/api/marketing/social-leads/${leadId}/outcome`,
      { outcome: "later" },
      me.cookie,
    );
    expect([call.status, await outcomeOf()]).toEqual([204, "later"]);
    expect(
      (await callApp("PUT", `/api/marketing/social-leads/${leadId}/outcome`, { outcome: "won" }, me.cookie))
        .status,
    ).toBe(422);
    await env.DB.prepare("update social_messages set text = ?2 where lead_id = ?1")
      .bind(leadId, '<img src=x onerror="alert(1)"> https://evil.example')
      .run();
    const html = await (await fetchApp(page, { cookie: me.cookie })).text();
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain('href="https://evil.example');
    for (const path of [page, `/api/marketing/social-leads/${leadId}/messages`])
      expect([path, (await fetchApp(path, { cookie: other.cookie })).status]).toEqual([path, 404]);
  });
});

describe("the Meta webhook", () => {
  it("accepts only a valid challenge and correctly signed events over HTTP", async () => {
    const { webhookKey: hookKey, verifyToken } = await platformRow(me);
    const path = `/api/webhooks/meta/${hookKey}`;
    const ask = (token: string) =>
      fetchApp(`${path}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`);
    const yes = await ask(verifyToken);
    expect([yes.status, await yes.text(), yes.headers.get("content-type")]).toEqual([
      200,
      "1158201444",
      "text/plain",
    ]);
    expect((await ask("wrong")).status).toBe(403);
    const send = (body: Uint8Array<ArrayBuffer>, signature?: string) =>
      fetchApp(path, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          ...(signature ? { "x-hub-signature-256": signature } : {}),
        },
      });
    const body = bytesOfEvent(whatsappEvent({ id: `wamid.${crypto.randomUUID()}` }));
    const taken = await send(body, signedByMeta(body));
    expect([taken.status, await taken.json()]).toEqual([200, { received: 1 }]);
    expect((await send(body)).status).toBe(401);
    expect((await send(body, "sha256=00")).status).toBe(401);
    expect((await send(new Uint8Array(3 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await fetchApp(path, { method: "PUT", body: "{}" })).status).toBe(405);
    expect((await fetchApp("/api/webhooks/meta/unknown", { method: "POST", body: "{}" })).status).toBe(404);
  });
});
