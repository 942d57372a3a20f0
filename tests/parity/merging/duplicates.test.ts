import { describe, expect, it } from "vitest";
import { addCompanies } from "../../support/fixtures/companies";
import { ownCompanies } from "../../support/fixtures/imports";
import { twoOfOne } from "../../support/fixtures/merging";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const plan = { plan: "scaleup" } as const;

const certain = [
  { name: "Jua Kali Solar Ltd", country: "KE" },
  { name: "JUA KALI SOLAR LIMITED", country: "KE" },
];

const follow = async (answer: Response, cookie: string) => {
  const flash = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const page = await fetchApp(answer.headers.get("location") ?? "", {
    headers: { cookie: [cookie, ...flash].join("; ") },
  });
  return (await page.text()).replaceAll("<!-- -->", "");
};

describe("duplicate records", () => {
  it("are merged by the Remove duplicates button and the API if certain, once when repeated", async () => {
    const [form, call] = [await signedInBusiness(plan), await signedInBusiness(plan)];
    for (const { ctx } of [form, call]) await addCompanies(ctx, certain);
    const pressed = await postForm("/business/duplicates/remove", {}, form.cookie);
    expect([pressed.status, pressed.headers.get("location")]).toEqual([302, "/business/duplicates"]);
    const page = await follow(pressed, form.cookie);
    expect(page).toContain("Deduplication Complete");
    expect(page).toContain("Removed 1 duplicate company and 0 duplicate contacts.");
    const asked = () => callApp("POST", "/api/database/remove-duplicates", undefined, call.cookie);
    const first = await asked();
    expect([first.status, await first.json()]).toEqual([
      200,
      expect.objectContaining({
        results: { companies: { removed: 1 }, contacts: { removed: 0 } },
        isWorking: false,
      }),
    ]);
    expect(await (await asked()).json()).toMatchObject({
      results: { companies: { removed: 0 }, contacts: { removed: 0 } },
    });
    for (const { ctx } of [form, call]) expect(await ownCompanies(ctx)).toHaveLength(1);
  });

  it("are scanned for first if the account has none, and then reported as none", async () => {
    const { cookie } = await signedInBusiness(plan);
    const open = async () => (await fetchApp("/business/duplicates", { cookie })).text();
    const primary = (html: string, words: string) =>
      new RegExp(`class="button primary"[^>]*>${words}`).test(html);
    const before = await open();
    expect(primary(before, "Scan for duplicates")).toBe(true);
    expect(primary(before, "Remove duplicates")).toBe(false);
    await postForm("/business/duplicates/search", {}, cookie);
    const pressed = await postForm("/business/duplicates/remove", {}, cookie);
    expect(await follow(pressed, cookie)).toContain("No exact duplicates found.");
    expect(await open()).toContain("Scan again after you add");
  });

  it("show Deduplication Failed if a usage limit blocks the merge", async () => {
    const { cookie, account } = await signedInBusiness(plan);
    await env.DB.prepare(
      "insert into quota_usage (holder, period, kind, used, allowed) values (?1, date('now'), 'jobs', 1000000, 1000000)",
    )
      .bind(`account:${account.id}`)
      .run();
    const call = await callApp("POST", "/api/database/remove-duplicates", undefined, cookie);
    expect(call.status).toBe(429);
    const page = await follow(await postForm("/business/duplicates/remove", {}, cookie), cookie);
    expect(page).toContain("Deduplication Failed");
  });

  it("are merged, undone, reopened and dismissed by form and API; the second request gets a conflict", async () => {
    const states: unknown[] = [];
    for (const way of ["form", "call"]) {
      const { ctx, cookie } = await signedInBusiness(plan);
      const { keptId, goneId, groupId } = await twoOfOne(ctx);
      const send = (act: string, fields: object = {}) =>
        way === "form"
          ? postForm(
              `/business/duplicates/${groupId}${act === "merge" ? "" : `/${act}`}`,
              flat(fields),
              cookie,
            )
          : callApp("POST", `/api/duplicates/${groupId}/${act}`, fields, cookie);
      const state = async () =>
        (
          await (
            await callApp("GET", `/api/duplicates/${groupId}`, undefined, cookie)
          ).json<{ state: string }>()
        ).state;
      const seen = [await state()];
      expect((await send("merge", { keptId, from: { name: goneId } })).status).toBeLessThan(303);
      seen.push(await state());
      expect((await send("merge", { keptId, from: {} })).status).toBe(409);
      for (const act of ["undo", "reopen", "dismiss"]) {
        expect((await send(act)).status).toBeLessThan(303);
        seen.push(await state());
      }
      const wrong = await send("merge", { keptId: 0, from: {} });
      expect(wrong.status).toBe(422);
      states.push(seen);
      expect(await ownCompanies(ctx)).toHaveLength(2);
    }
    expect(states[0]).toEqual(["open", "merged", "dismissed", "open", "dismissed"]);
    expect(states[1]).toEqual(states[0]);
  });

  it("reject an invalid status, limit or cursor, and list none after an unknown cursor", async () => {
    const { ctx, cookie } = await signedInBusiness(plan);
    await twoOfOne(ctx);
    const ask = (query: string) => callApp("GET", `/api/duplicates?${query}`, undefined, cookie);
    expect((await ask("state=sold")).status).toBe(422);
    expect((await ask("limit=1000")).status).toBe(422);
    expect((await ask("cursor=-1")).status).toBe(422);
    const other = await ask("cursor=999999999");
    expect([other.status, await other.json()]).toEqual([200, []]);
    const all = await ask("");
    expect([all.headers.get("x-total-count"), (await all.json<object[]>()).length]).toEqual(["1", 1]);
    expect((await fetchApp("/business/duplicates?state=sold", { cookie })).status).toBe(422);
  });
});

const flat = ({ keptId, from = {} }: { keptId?: number; from?: Record<string, number> }) => ({
  ...(keptId === undefined ? {} : { keptId: String(keptId) }),
  ...Object.fromEntries(Object.entries(from).map(([name, id]) => [`from.${name}`, String(id)])),
});

describe("adding a possible duplicate", () => {
  it.each([
    ["/business/companies/new", "/api/companies", { name: "Jua Kali Solar", country: "KE" }],
    [
      "/business/contacts/new",
      "/api/contacts",
      { contactName: "Amina Odhiambo", contactEmail: "amina@jua.test" },
    ],
  ] as const)(
    "is refused with a link to the existing record, and succeeds on confirmation: %s",
    async (form, call, fields) => {
      const { cookie } = await signedInBusiness(plan);
      expect((await callApp("POST", call, fields, cookie)).status).toBe(201);
      const refused = await callApp("POST", call, fields, cookie);
      expect(refused.status).toBe(409);
      expect(await refused.text()).toMatch(
        /looks like a duplicate \(score: \d+\/100\): \/business\/\w+\/\d+/,
      );
      const page = await postForm(form, fields, cookie);
      expect(page.status).toBe(409);
      const html = await page.text();
      expect(html).toContain("Possible duplicate");
      expect(html).toContain('name="addAnyway"');
      expect((await postForm(form, { ...fields, addAnyway: "on" }, cookie)).status).toBe(302);
      expect((await callApp("POST", call, { ...fields, addAnyway: true }, cookie)).status).toBe(201);
    },
  );
});
