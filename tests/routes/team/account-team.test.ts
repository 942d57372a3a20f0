import { beforeEach, describe, expect, it } from "vitest";
import { lastLink, mailsTo, PASSWORD, sessionOf, signUp } from "../../support/fixtures/people";
import { databaseState, fetchApp, postForm } from "../../support/harness/app";
import { env, testContext } from "../../support/harness/context";

const owner = async () => {
  const found = await signUp();
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(found.userId).run();
  return { ...found, cookie: `njia=${found.token}` };
};
type Owner = Awaited<ReturnType<typeof owner>>;

const text = async (path: string, cookie?: string) =>
  (await (await fetchApp(path, cookie ? { cookie } : {})).text()).replaceAll("<!-- -->", "");
const newEmail = () => `guest-${crypto.randomUUID()}@shop.test`;
const answers = (token: string) => ({
  token,
  firstName: "Kofi",
  lastName: "Mensah",
  password: PASSWORD,
  confirmPassword: PASSWORD,
});
const cookieIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => /^njia=\S/.test(cookie))
    ?.split(";")[0] ?? "";
// Leaves out emails, which the queue sends in the meantime.
const TABLES = ["users", "invitations", "sessions"];

async function invite({ cookie, ctx }: Owner, role: string) {
  const email = newEmail();
  const sent = await postForm("/team", { email, role }, cookie);
  expect([sent.status, sent.headers.get("location")]).toEqual([302, "/team"]);
  return { email, token: await lastLink(ctx, email) };
}

async function join(from: Owner, role: string) {
  const { email, token } = await invite(from, role);
  const joined = await postForm("/invitation", answers(token));
  expect([joined.status, joined.headers.get("location")]).toEqual([302, "/business"]);
  const row = await env.DB.prepare("select id from users where email = ?")
    .bind(email)
    .first<{ id: number }>();
  return { email, userId: row?.id ?? 0, cookie: cookieIn(joined) };
}

let amina: Owner;
beforeEach(async () => {
  amina = await owner();
});

describe("/invitation", () => {
  it("opens any number of times without changes, and is accepted only once, by submitting the form", async () => {
    const { email, token } = await invite(amina, "member");
    const before = await databaseState(TABLES);
    for (let times = 0; times < 3; times += 1) {
      const response = await fetchApp(`/invitation?token=${token}`);
      // The link is a key: no other site learns it, and the form still sends the origin in old browsers.
      expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      const page = await response.text();
      expect([page.includes(email), page.includes("<script")]).toEqual([true, false]);
    }
    await fetchApp(`/invitation?token=${token}`, { method: "HEAD" });
    expect(await databaseState(TABLES)).toBe(before);
    const joined = await postForm("/invitation", answers(token));
    expect(joined.headers.get("location")).toBe("/business");
    expect(await text("/team", cookieIn(joined))).toContain(email);
    const again = await postForm("/invitation", answers(token));
    expect([again.status, cookieIn(again)]).toEqual([422, ""]);
    expect(await text(`/invitation?token=${token}`)).toContain("This invitation is no longer valid");
  });

  it.each(["", "?token=", "?token=nothing", `?token=${"x".repeat(5000)}`])(
    "/invitation%s states that the invitation is no longer valid",
    async (query) => {
      const answer = await fetchApp(`/invitation${query}`);
      expect([answer.status, (await answer.text()).includes("is no longer valid")]).toEqual([200, true]);
    },
  );

  it("keeps typed values except the password when the form has an error", async () => {
    const { token } = await invite(amina, "member");
    const answer = await postForm(`/invitation?token=${token}`, {
      ...answers(token),
      confirmPassword: "another one",
    });
    const page = await answer.text();
    expect([answer.status, page.includes('value="Kofi"'), page.includes(PASSWORD)]).toEqual([
      422,
      true,
      false,
    ]);
    expect(page).toContain("Passwords do not match.");
  });
});

describe("/team of an owner", () => {
  it("resends an invitation with a new link, and revokes an invitation", async () => {
    const { email, token } = await invite(amina, "viewer");
    const change = async () =>
      /href="(\/team\/invitations\/\d+)"/.exec(await text("/team", amina.cookie))?.[1] ?? "";
    expect((await postForm(await change(), { act: "resend" }, amina.cookie)).status).toBe(302);
    expect(await mailsTo(amina.ctx, email)).toHaveLength(2);
    const next = await lastLink(amina.ctx, email);
    expect(
      [await text(`/invitation?token=${token}`), await text(`/invitation?token=${next}`)].map((page) =>
        page.includes(email),
      ),
    ).toEqual([false, true]);
    expect((await postForm(await change(), { act: "revoke" }, amina.cookie)).status).toBe(302);
    expect(await text(`/invitation?token=${next}`)).not.toContain(email);
    expect(await text("/team", amina.cookie)).not.toContain(email);
  });

  it("changes a member's role, and removes a member after confirmation", async () => {
    const kofi = await join(amina, "member");
    expect((await postForm(`/team/${kofi.userId}`, { role: "viewer" }, amina.cookie)).status).toBe(302);
    const role = env.DB.prepare("select role from users where id = ?").bind(kofi.userId);
    expect(await role.first("role")).toBe("viewer");
    expect((await fetchApp("/api/auth/user", { cookie: kofi.cookie })).status).toBe(401);
    expect(await text(`/team/${kofi.userId}/remove`, amina.cookie)).toContain(
      "Remove Kofi Mensah from the team?",
    );
    expect((await postForm(`/team/${kofi.userId}/remove`, {}, amina.cookie)).status).toBe(302);
    expect(await text("/team", amina.cookie)).not.toContain(kofi.email);
    expect((await fetchApp(`/team/${kofi.userId}`, { cookie: amina.cookie })).status).toBe(404);
  });

  it("offers an owner self-removal only while there is another owner", async () => {
    const mine = `/team/${amina.userId}`;
    expect(await text(mine, amina.cookie)).not.toContain("Remove from team");
    const kofi = await join(amina, "owner");
    expect(await text(mine, amina.cookie)).toContain("Remove from team");
    expect(await text(`/team/${kofi.userId}`, amina.cookie)).toContain("Remove from team");
  });

  it.each([
    ["", { role: "viewer" }],
    ["/remove", {}],
  ])("refuses to demote or remove the last owner: %s", async (part, fields) => {
    const before = await databaseState(TABLES);
    const answer = await postForm(`/team/${amina.userId}${part}`, fields, amina.cookie);
    expect([answer.status, (await answer.text()).includes("An account needs at least one owner.")]).toEqual([
      409,
      true,
    ]);
    expect(await databaseState(TABLES)).toBe(before);
  });
});

describe("/team for members and viewers", () => {
  it.each(["member", "viewer"])("can be read, but not changed, by a %s", async (role) => {
    const kofi = await join(amina, role);
    const { email } = await invite(amina, "member");
    const page = await text("/team", kofi.cookie);
    const work = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
    expect([page.includes(amina.email), page.includes(email), work.includes("<form")]).toEqual([
      true,
      true,
      false,
    ]);
    const invitation = await env.DB.prepare("select id from invitations where email = ?")
      .bind(email)
      .first<{ id: number }>();
    const before = await databaseState(TABLES);
    for (const [path, fields] of [
      ["/team", { email: newEmail(), role: "owner" }],
      [`/team/${kofi.userId}`, { role: "owner" }],
      [`/team/${amina.userId}/remove`, {}],
      [`/team/invitations/${invitation?.id}`, { act: "revoke" }],
    ] as [string, Record<string, string>][]) {
      expect([path, (await postForm(path, fields, kofi.cookie)).status]).toEqual([path, 403]);
      if (path !== "/team") expect((await fetchApp(path, { cookie: kofi.cookie })).status).toBe(403);
    }
    expect(await databaseState(TABLES)).toBe(before);
  });
});

describe("a viewer", () => {
  it("shows the read-only notice to a viewer on business screens, but not to a member", async () => {
    const told = "Your role is read-only. Ask an account owner for access.";
    const { cookie, userId } = await join(amina, "viewer");
    for (const path of ["/business", "/business/contacts"]) expect(await text(path, cookie)).toContain(told);
    await env.DB.prepare("update users set role = 'member' where id = ?").bind(userId).run();
    const member = `njia=${(await sessionOf(testContext(), userId)).token}`;
    expect(await text("/business", member)).not.toContain(told);
  });

  it("can change their own profile", async () => {
    const { cookie } = await join(amina, "viewer");
    expect((await postForm("/account", { firstName: "Kofi", lastName: "Owusu" }, cookie)).status).toBe(302);
  });
});

it("/team shows short role names in the select and explains the roles next to it", async () => {
  const page = await text("/team", amina.cookie);
  const choice = /<select[^>]*name="role".*?<\/select>/s.exec(page)?.[0] ?? "";
  expect([...choice.matchAll(/<option[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
    "Member",
    "Viewer",
    "Owner",
  ]);
  expect(page).toContain("Owner: full access, including team and billing. Member: full access, except");
});
