import { describe, expect, it } from "vitest";
import { lastLink, mailsTo } from "../support/fixtures/people";
import { callApp, databaseState, fetchApp, postForm } from "../support/harness/app";
import { testContext } from "../support/harness/context";

const ctx = testContext();
const newAddress = () => `akua-${crypto.randomUUID()}@trade.test`;
const TABLES = ["data_requests", "global_suppressions", "contacts"];

const ask = (by: "form" | "call", body: Record<string, string>) =>
  by === "form" ? postForm("/data-request", body) : callApp("POST", "/api/data-requests", body);

async function linkBy(by: "form" | "call", kind: string) {
  const email = newAddress();
  const answer = await ask(by, { email, kind });
  expect(answer.status).toBe(by === "form" ? 302 : 204);
  return { email, link: await lastLink(ctx, email) };
}

const suppressed = () => ctx.d1.prepare("select count(*) n from global_suppressions").first<number>("n");

describe("a data request by form and API", () => {
  it.each(["stop", "erase"])(
    "is carried out when it is confirmed, not when its link is opened: %s",
    async (kind) => {
      for (const by of ["form", "call"] as const) {
        const { link, email } = await linkBy(by, kind);
        const before = await databaseState(TABLES);
        for (const method of ["GET", "HEAD"]) {
          const page = await fetchApp(`/data-request/confirm?token=${link}`, { method });
          expect(page.status).toBe(200);
        }
        expect(await (await fetchApp(`/data-request/confirm?token=${link}`)).text()).toContain(email);
        expect(await databaseState(TABLES)).toBe(before);
        const count = (await suppressed()) ?? 0;
        const answer =
          by === "form"
            ? await postForm(`/data-request/confirm?token=${link}`, { token: link })
            : await callApp("POST", "/api/data-requests/confirm", { token: link });
        expect(answer.status).toBe(by === "form" ? 302 : 200);
        if (by === "call")
          expect(await answer.json()).toEqual({ kind, result: { contacts: 0, leads: 0 }, held: null });
        expect(await suppressed()).toBe(count + 1);
        expect((await mailsTo(ctx, email)).at(-1)?.subject).toContain("is complete");
      }
    },
  );

  it("returns the stored data as a file, only once", async () => {
    const form = await linkBy("form", "access");
    const file = await postForm("/data-request/file", { token: form.link });
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    expect(file.headers.get("cache-control")).toContain("no-store");
    expect(await file.json()).toMatchObject({ address: form.email, contacts: [] });
    const again = await postForm("/data-request/file", { token: form.link });
    expect(again.headers.get("location")).toBe(`/data-request/confirm?token=${form.link}`);
    const call = await linkBy("call", "access");
    const answer = await callApp("POST", "/api/data-requests/confirm", { token: call.link });
    expect(await answer.json()).toMatchObject({ kind: "access", held: { address: call.email } });
  });

  it("erases nothing with a download link, and downloads nothing with an erase link", async () => {
    const erase = await linkBy("call", "erase");
    const access = await linkBy("call", "access");
    const before = await databaseState(TABLES);
    expect((await postForm("/data-request/file", { token: erase.link })).status).toBe(302);
    expect((await postForm("/data-request/confirm", { token: access.link })).status).toBe(422);
    expect(await databaseState(TABLES)).toBe(before);
  });

  it("responds identically for every address", async () => {
    const answers = await Promise.all(
      [newAddress(), "demo.business@njia.test"].map((email) => ask("form", { email, kind: "access" })),
    );
    const seen = answers.map((answer) => [answer.status, answer.headers.getSetCookie()]);
    expect(seen[0]).toEqual(seen[1]);
  });

  it.each([
    [{ kind: "stop" }, "email", "Please fill in all required fields."],
    [{ email: "nobody", kind: "stop" }, "email", "Enter an email address, e.g. amina@example.com."],
    [{ email: `${"a".repeat(300)}@trade.test`, kind: "stop" }, "email", "at most 254 characters"],
    [{ email: "a@trade.test", kind: "everything" }, "kind", "Choose what you want us to do."],
    [
      { email: "a@trade.test", kind: "stop", note: "x".repeat(1001) },
      "note",
      "Use at most 1,000 characters.",
    ],
  ])("is rejected with the same message: %j", async (body, field, message) => {
    const before = await databaseState(TABLES);
    const form = await ask("form", body as Record<string, string>);
    expect(form.status).toBe(422);
    if (field !== "note") expect(await form.text()).toContain(message);
    const call = await callApp("POST", "/api/data-requests", body);
    expect([call.status, (await call.text()).includes(message)]).toEqual([422, true]);
    expect(await databaseState(TABLES)).toBe(before);
  });

  it.each(["", "x", "a".repeat(43), "%00", "../../etc"])(
    "can't be confirmed with the forged link %j",
    async (link) => {
      const before = await databaseState(TABLES);
      const page = await fetchApp(`/data-request/confirm?token=${encodeURIComponent(link)}`);
      expect(await page.text()).toContain("This link no longer works");
      expect((await postForm("/data-request/confirm", { token: link })).status).toBe(422);
      expect((await postForm("/data-request/file", { token: link })).status).toBe(302);
      expect((await callApp("POST", "/api/data-requests/confirm", { token: link })).status).toBe(422);
      expect(await databaseState(TABLES)).toBe(before);
    },
  );

  it("is fulfilled once if a browser and a program use one link concurrently", async () => {
    const { link, email } = await linkBy("call", "erase");
    const all = await Promise.all([
      postForm("/data-request/confirm", { token: link }),
      callApp("POST", "/api/data-requests/confirm", { token: link }),
    ]);
    expect(all.map(({ status }) => status).sort()).toSatisfy(
      (seen: number[]) => String(seen) === "200,422" || String(seen) === "302,422",
    );
    const done = (await mailsTo(ctx, email)).filter(({ subject }) => subject.endsWith("is complete"));
    expect(done).toHaveLength(1);
  });
});
