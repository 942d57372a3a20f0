import { describe, expect, it } from "vitest";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { approvedAgent } from "../support/fixtures/agents";
import { mailsTo, signUpAdmin } from "../support/fixtures/people";
import { callPicture, jpegFile, pngFile, sendPicture, webpFile } from "../support/fixtures/pictures";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import { env } from "../support/harness/context";

const urlOf = async (cookie: string) =>
  ((await (await fetchApp("/api/auth/user", { cookie })).json()) as { profileImageUrl: string | null })
    .profileImageUrl;

describe("a profile picture", () => {
  it("is uploaded, replaced and removed by form and API, and the API returns its URL", async () => {
    const [byForm, byCall] = [await signedInBusiness(), await signedInBusiness()];
    expect(await urlOf(byForm.cookie)).toBeNull();
    for (const [file, ending] of [
      [pngFile(64, 64), "png"],
      [jpegFile(64, 64), "jpg"],
      [webpFile(64, 64), "webp"],
    ] as const) {
      expect((await sendPicture(file, byForm.cookie)).status).toBe(302);
      const call = await callPicture(file, byCall.cookie);
      expect(call.status).toBe(200);
      const { profileImageUrl } = (await call.json()) as { profileImageUrl: string };
      expect(await urlOf(byCall.cookie)).toBe(profileImageUrl);
      for (const { cookie } of [byForm, byCall]) {
        const url = (await urlOf(cookie)) ?? "";
        expect(url).toMatch(new RegExp(`^/profile-pictures/[\\w-]{43}\\.${ending}$`));
        const page = await (await fetchApp("/account/picture", { cookie })).text();
        expect(page).toContain(`src="${url}"`);
        const team = (await (await fetchApp("/api/team", { cookie })).json()) as {
          profileImageUrl: string;
        }[];
        expect(team[0]?.profileImageUrl).toBe(url);
        expect(await (await fetchApp("/api/account/data", { cookie })).text()).toContain(url);
      }
    }
    for (let press = 0; press < 2; press += 1) {
      expect((await postForm("/account/picture/remove", {}, byForm.cookie)).status).toBe(302);
      expect((await callApp("DELETE", "/api/account/picture", undefined, byCall.cookie)).status).toBe(204);
    }
    for (const { cookie } of [byForm, byCall]) expect(await urlOf(cookie)).toBeNull();
  });

  it("is rejected with the same messages by form and API", async () => {
    const { cookie } = await signedInBusiness();
    const large = new Uint8Array(1_048_577);
    large.set(pngFile(64, 64));
    for (const [file, status, message] of [
      [new Uint8Array(), 422, "Choose a picture first."],
      [new TextEncoder().encode("<svg/>"), 422, "Upload a PNG, JPG or WebP picture."],
      [pngFile(64, 64).subarray(0, 40), 422, "This picture is damaged."],
      [pngFile(5_000, 64), 422, "Upload a picture of 64 to 4,096 pixels per side."],
      [large, 413, "Upload a picture of at most 1 MB."],
      [new Uint8Array(8_000_000), 413, "Upload a picture of at most 1 MB."],
    ] as const)
      for (const send of [sendPicture, callPicture]) {
        const answer = await send(file, cookie, "me.png");
        expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)]);
      }
    const plain = await postForm("/account/picture", { picture: "me.png" }, cookie);
    expect([plain.status, await plain.text()]).toEqual([
      422,
      expect.stringContaining("Choose a picture first."),
    ]);
    expect((await callApp("PUT", "/api/account/picture", { picture: "x" }, cookie)).status).toBe(422);
    expect(await urlOf(cookie)).toBeNull();
  });
});

it("is deleted by an administrator by form and API, with a log entry and one email", async () => {
  const admin = await signUpAdmin();
  const cookie = `njia=${admin.token}`;
  const remove = [
    (userId: number) => postForm(`/admin/users/${userId}/picture`, {}, cookie),
    (userId: number) => callApp("DELETE", `/api/admin/users/${userId}/picture`, undefined, cookie),
  ];
  for (const [index, press] of remove.entries()) {
    const user = await signedInBusiness();
    const { userId, email } = user.ctx.actor;
    await sendPicture(pngFile(64, 64), user.cookie);
    const url = (await urlOf(user.cookie)) ?? "";
    const page = await (await fetchApp(`/admin/users/${userId}`, { cookie })).text();
    expect(page).toContain(`src="${url}"`);
    expect(page).toContain(`href="/admin/users/${userId}/picture"`);
    expect((await press(userId)).status).toBe([302, 204][index]);
    expect(await urlOf(user.cookie)).toBeNull();
    expect((await fetchApp(url, { cookie: user.cookie })).status).toBe(404);
    expect(await env.FILES.head(url.slice(1))).toBeNull();
    expect((await press(userId)).status).toBe([302, 409][index]);
    const removed = (await mailsTo(user.ctx, email)).filter(({ subject }) =>
      /picture was removed/.test(subject),
    );
    expect(removed).toHaveLength(1);
    const { results } = await env.DB.prepare(
      "select actor_id from audit_log where target = ? and action = 'remove-profile-picture'",
    )
      .bind(`user:${userId}`)
      .all();
    expect(results).toEqual([{ actor_id: admin.userId }]);
    const after = await (await fetchApp(`/admin/users/${userId}`, { cookie })).text();
    expect(after).not.toContain(`href="/admin/users/${userId}/picture"`);
  }
});

it("appears for the owner on the deal board", async () => {
  const { cookie, ctx } = await signedInBusiness();
  await sendPicture(pngFile(64, 64), cookie);
  const made = await callApp(
    "POST",
    "/api/opportunities",
    { title: "Solar pumps", region: "Kenya", ownerId: ctx.actor.userId },
    cookie,
  );
  expect(made.status).toBe(201);
  const board = await (await fetchApp("/opportunities/board", { cookie })).text();
  const card = board.slice(board.indexOf('class="board-card '));
  expect(card).toContain(`src="${await urlOf(cookie)}"`);
});

describe("GET /profile-pictures/:name", () => {
  it("is cached privately for a year and can only be rendered as an image", async () => {
    const { cookie } = await signedInBusiness();
    await sendPicture(pngFile(64, 64), cookie, "me.html");
    const answer = await fetchApp((await urlOf(cookie)) ?? "", { cookie });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pngFile(64, 64));
  });

  it("is visible to the user, not to other businesses or visitors", async () => {
    const [own, other] = [await signedInBusiness(), await signedInBusiness()];
    await sendPicture(pngFile(64, 64), own.cookie);
    const url = (await urlOf(own.cookie)) ?? "";
    expect((await fetchApp(url, { cookie: own.cookie })).status).toBe(200);
    expect((await fetchApp(url, { cookie: other.cookie })).status).toBe(404);
    expect((await fetchApp(url)).status).toBe(302);
    for (const name of ["nothing", "nothing.png", "..%2Flogos%2Fx.png", "constructor"])
      expect((await fetchApp(`/profile-pictures/${name}`, { cookie: own.cookie })).status).toBe(404);
  });

  it("is visible to businesses in the marketplace, and to those who assigned an agent no longer listed", async () => {
    const city = `w${crypto.randomUUID().slice(0, 8)}`;
    const [business, other, { agent, token }] = [
      await signedInBusiness(),
      await signedInBusiness(),
      await approvedAgent({ city }),
    ];
    expect((await sendPicture(webpFile(64, 64), `njia=${token}`)).status).toBe(302);
    const call = await fetchApp(`/api/agents/${agent.id}`, { cookie: business.cookie });
    const { profileImageUrl: url } = (await call.json()) as { profileImageUrl: string };
    expect(url).toMatch(/\.webp$/);
    expect(await (await fetchApp(`/agents?search=${city}`, { cookie: business.cookie })).text()).toContain(
      url,
    );
    expect((await fetchApp(url, { cookie: business.cookie })).status).toBe(200);
    await assignAgent(business.ctx, AssignAgent.parse({ agentId: agent.id }));
    await env.DB.prepare("update users set suspended_at = 1 where id = ?").bind(agent.userId).run();
    expect((await fetchApp(url, { cookie: business.cookie })).status).toBe(200);
    expect((await fetchApp(url, { cookie: other.cookie })).status).toBe(404);
  });

  it("loads no script for an agent, and the crop module for a business", async () => {
    const [{ cookie }, { token }] = [await signedInBusiness(), await approvedAgent()];
    const page = async (by: string) => (await fetchApp("/account/picture", { cookie: by })).text();
    expect(await page(cookie)).toMatch(/<script[^>]*src="\/agent-modules\/crop\.js\?v=/);
    expect(await page(`njia=${token}`)).not.toContain("<script");
  });
});
