import { describe, expect, it } from "vitest";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

type Person = Awaited<ReturnType<typeof signedInBusiness>>;

const add = (by: "form" | "call", { cookie }: Person, body: Record<string, string>) =>
  by === "form" ? postForm("/refusals/new", body, cookie) : callApp("POST", "/api/refusals", body, cookie);

const list = async ({ cookie }: Person) =>
  (await (await fetchApp("/api/refusals", { cookie })).json()) as {
    address: string;
    addressHash: string;
    reason: string;
    note: string | null;
  }[];

describe("suppressed addresses by form and API", () => {
  it("are added one by one or as a pasted list, each only once", async () => {
    for (const by of ["form", "call"] as const) {
      const person = await signedInBusiness();
      const addresses = 'Amina <amina@buyer.test>, bob@buyer.test;\n"Amina" AMINA@buyer.test';
      const answer = await add(by, person, { addresses, note: "Told us by phone" });
      expect(answer.status).toBe(by === "form" ? 302 : 201);
      if (by === "call") expect(await answer.json()).toEqual({ added: 2, known: 0 });
      const rows = await list(person);
      expect(rows.map(({ address }) => address.toLowerCase()).sort()).toEqual([
        "amina@buyer.test",
        "bob@buyer.test",
      ]);
      expect(rows[0]).toMatchObject({ reason: "manual", note: "Told us by phone" });
      expect((await add(by, person, { addresses })).status).toBe(by === "form" ? 302 : 201);
      expect((await list(person)).length).toBe(2);
    }
  });

  it("are rejected with a message if invalid, and nothing is saved", async () => {
    for (const by of ["form", "call"] as const) {
      const person = await signedInBusiness();
      for (const [addresses, words] of [
        ["amina@buyer.test, not@an@address", "Invalid email addresses: not@an@address"],
        ["nobody", "at least one email address"],
        ["", "at least one email address"],
      ] as const) {
        const answer = await add(by, person, { addresses });
        expect(answer.status).toBe(422);
        expect(await answer.text()).toContain(words);
      }
      expect(await list(person)).toEqual([]);
    }
  });

  it("are found by part of the address in any letter case, and long searches don't fail", async () => {
    const person = await signedInBusiness();
    await add("call", person, { addresses: "Amina_1@buyer.test, bob@buyer.test" });
    const found = async (search: string) => {
      const query = `?search=${encodeURIComponent(search)}`;
      const page = await fetchApp(`/refusals${query}`, { cookie: person.cookie });
      const answer = await fetchApp(`/api/refusals${query}`, { cookie: person.cookie });
      expect([page.status, answer.status]).toEqual([200, 200]);
      return ((await answer.json()) as { address: string }[]).map(({ address }) => address);
    };
    expect(await found("AMINA_")).toEqual(["Amina_1@buyer.test"]);
    expect(await found("a%")).toEqual([]);
    expect(await found("a".repeat(254))).toEqual([]);
  });

  it("are removed if the business added them itself", async () => {
    for (const by of ["form", "call"] as const) {
      const person = await signedInBusiness();
      await add(by, person, { addresses: "amina@buyer.test" });
      const hash = (await list(person))[0]?.addressHash;
      const remove = () =>
        by === "form"
          ? postForm(`/refusals/${hash}/remove`, {}, person.cookie)
          : callApp("DELETE", `/api/refusals/${hash}`, undefined, person.cookie);
      await person.ctx.d1
        .prepare("update suppressions set reason = 'unsubscribe' where address_hash = ? and account_id = ?")
        .bind(hash, person.account.id)
        .run();
      expect((await remove()).status).toBe(409);
      await person.ctx.d1
        .prepare("update suppressions set reason = 'manual' where address_hash = ? and account_id = ?")
        .bind(hash, person.account.id)
        .run();
      expect((await remove()).status).toBe(by === "form" ? 302 : 200);
      expect(await list(person)).toEqual([]);
      const lines = await person.ctx.d1
        .prepare("select action from audit_log where account_id = ?")
        .bind(person.account.id)
        .all<{ action: string }>();
      expect(lines.results.filter(({ action }) => action === "remove-refusal").length).toBe(1);
    }
  });
});

describe("the suppression list", () => {
  it("is searched, filtered, paged with its exact total, and exported completely", async () => {
    const person = await signedInBusiness();
    const addresses = Array.from({ length: 120 }, (_, index) => `p${index}@buyer${index % 2}.test`).join(
      "\n",
    );
    await add("call", person, { addresses });
    const first = await fetchApp("/api/refusals", { cookie: person.cookie });
    expect(first.headers.get("x-total-count")).toBe("120");
    const seen = new Set<string>();
    let path: string | null = "/api/refusals";
    while (path) {
      const page: Response = await fetchApp(path, { cookie: person.cookie });
      for (const row of (await page.json()) as { address: string }[]) seen.add(row.address);
      path = /<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
    }
    expect(seen.size).toBe(120);
    const found = await fetchApp("/api/refusals?search=P7@buyer1.test", { cookie: person.cookie });
    expect(((await found.json()) as unknown[]).length).toBe(1);
    const part = await fetchApp("/api/refusals?search=buyer1", { cookie: person.cookie });
    expect(part.headers.get("x-total-count")).toBe("60");
    const none = await fetchApp("/api/refusals?reason=bounce", { cookie: person.cookie });
    expect(await none.json()).toEqual([]);
    const csv = await (await fetchApp("/refusals.csv", { cookie: person.cookie })).text();
    expect(csv.trim().split("\r\n").length).toBe(121);
  });
});
