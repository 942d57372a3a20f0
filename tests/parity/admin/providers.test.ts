import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { callApp, cookieOf, fetchApp, postForm } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

const PAGE = "/admin/settings/providers";
const CALL = "/api/admin/identity-providers";

let cookie = "";
beforeAll(async () => {
  const { user } = await makeBusiness();
  await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?")
    .bind(user.userId)
    .run();
  cookie = await cookieOf(user.userId);
});
const removeAll = async () => {
  for (const { key } of await listed()) await callApp("DELETE", `${CALL}/${key}`, undefined, cookie);
};
beforeEach(removeAll);

const google = (over: Record<string, string> = {}) => ({
  key: "google",
  name: "Google",
  issuer: "https://accounts.google.com",
  clientId: "njia",
  clientSecret: "open sesame",
  ...over,
});
const stored = () =>
  env.DB.prepare("select value from settings where key = 'identityProviders'").first<string>("value");
const listed = async () => (await (await fetchApp(CALL, { cookie })).json()) as { key: string }[];

const add = [
  (fields: Record<string, string>) => postForm(`${PAGE}/new`, fields, cookie),
  (fields: Record<string, string>) => callApp("POST", CALL, fields, cookie),
];
const change = [
  (fields: Record<string, string>) => postForm(`${PAGE}/google`, fields, cookie),
  (fields: Record<string, string>) => callApp("PATCH", `${CALL}/google`, fields, cookie),
];

describe.each([
  ["form", 0, 302],
  ["call", 1, 201],
] as const)("a sign-in provider managed by %s", (_, way, done) => {
  it("is added switched off, with its secret encrypted and never shown", async () => {
    expect((await add[way]?.(google()))?.status).toBe(done);
    expect(await listed()).toEqual([
      {
        key: "google",
        name: "Google",
        issuer: google().issuer,
        clientId: "njia",
        isOn: false,
        hasSecret: true,
      },
    ]);
    expect(await stored()).not.toContain("sesame");
    const page = await (await fetchApp(`${PAGE}/google`, { cookie })).text();
    expect([page.includes("Leave blank to keep the current secret."), page.includes("sesame")]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    [{ key: "Google!" }, "Use lowercase letters, digits and hyphens"],
    [{ name: " " }, "Enter a button name"],
    [{ issuer: "http://accounts.google.com" }, "Enter the issuer URL"],
    [{ issuer: "https://me:you@accounts.google.com" }, "Enter the issuer URL"],
    [{ clientId: "" }, "Enter the client ID"],
  ])("is rejected with a field error for %j", async (over, words) => {
    const answer = await add[way]?.(google(over));
    expect([answer?.status, (await answer?.text())?.includes(words)]).toEqual([422, true]);
    expect(await listed()).toEqual([]);
  });

  it("can be added once, keeps its secret when none is sent, and can be removed", async () => {
    await add[way]?.(google());
    expect((await add[way]?.(google({ name: "Twice" })))?.status).toBe(409);
    const before = await stored();
    const { key: _key, clientSecret: _secret, ...rest } = google({ name: "Google work" });
    expect((await change[way]?.({ ...rest, clientSecret: "" }))?.status).toBe(way === 0 ? 302 : 200);
    const [was, is] = [before, await stored()].map((value) => JSON.parse(value ?? "")[0]);
    expect(is).toEqual({ ...was, name: "Google work" });
    const gone =
      way === 0
        ? await postForm(`${PAGE}/google/remove`, {}, cookie)
        : await callApp("DELETE", `${CALL}/google`, undefined, cookie);
    expect(gone.status).toBe(way === 0 ? 302 : 204);
    expect(await listed()).toEqual([]);
  });

  it("is checked, with an error if it doesn't respond", async () => {
    const check = () =>
      way === 0
        ? postForm(`${PAGE}/google/check`, {}, cookie)
        : callApp("POST", `${CALL}/google/check`, {}, cookie);
    const said = async (issuer: string) => {
      await removeAll();
      await add[way]?.(google({ issuer }));
      const answer = await check();
      const flash = decodeURIComponent(answer.headers.getSetCookie().join());
      return [answer.status, (await answer.text()) + flash];
    };
    const { real, down } = inject("issuers");
    expect((await said(real))[0]).toBe(way === 0 ? 302 : 204);
    const [status, words] = await said(down);
    expect([status, String(words).includes("isn’t responding")]).toEqual([way === 0 ? 302 : 503, true]);
  });
});
