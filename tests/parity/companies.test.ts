import { beforeAll, describe, expect, it } from "vitest";
import { addCompanies } from "../support/fixtures/companies";
import { callApp, postForm, signedInBusiness } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";

let cookie = "";
let accountId = 0;
beforeAll(async () => {
  const business = await signedInBusiness({ plan: "scaleup" });
  cookie = business.cookie;
  accountId = business.account.id;
});

type Fields = Record<string, string>;
type Company = Record<string, unknown> & { id: number };

const ways = ["form", "call"] as const;
const FIELDS = { name: "Zuri Solar", country: "KE", industry: "energy", website: "zuri.example" };

/** A call sends numbers as JSON numbers. */
const asJson = ({ employees, addAnyway, ...rest }: Fields) => ({
  ...rest,
  ...(employees === undefined ? {} : { employees: Number(employees) || employees }),
  ...(addAnyway ? { addAnyway: true } : {}),
});

const send = (way: (typeof ways)[number], form: string, method: string, call: string, fields: Fields = {}) =>
  way === "form"
    ? postForm(form, fields, cookie)
    : callApp(method, call, method === "DELETE" ? undefined : asJson(fields), cookie);

const newest = async (): Promise<Company> => {
  const row = await env.DB.prepare("select * from companies where account_id = ? order by id desc limit 1")
    .bind(accountId)
    .first<Company>();
  if (!row) throw new Error("no company");
  return row;
};

/** What rows written by form and by call have in common: everything but values unique to each. */
const alike = ({ id: _id, slot: _slot, origin_id: _origin, field_sources: _sources, ...row }: Company) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith("_at")));

const statusOf = async (id: number) =>
  (await callApp("GET", `/api/companies/${id}`, undefined, cookie)).status;

async function sharedCompany(name: string): Promise<number> {
  const [company] = await addCompanies(testContext(), [{ name, country: "GH", city: "Accra" }]);
  return company?.id ?? 0;
}

describe("a company", () => {
  it("of the account is added, changed and removed with the same effect", async () => {
    const rows: unknown[] = [];
    for (const way of ways) {
      const made = await send(way, "/business/companies/new", "POST", "/api/companies", {
        ...FIELDS,
        addAnyway: "on",
      });
      expect(made.status).toBe(way === "form" ? 302 : 201);
      const { id } = await newest();
      const change = { ...FIELDS, industry: "", city: "Nakuru", employees: "120", description: "Pumps" };
      const changed = await send(
        way,
        `/business/companies/${id}/edit`,
        "PATCH",
        `/api/companies/${id}`,
        change,
      );
      expect(changed.status).toBe(way === "form" ? 302 : 200);
      rows.push(alike(await newest()));
      const gone = await send(way, `/business/companies/${id}/remove`, "DELETE", `/api/companies/${id}`);
      expect(gone.status).toBe(way === "form" ? 302 : 200);
      expect(await statusOf(id)).toBe(404);
      const back = ["POST", `/api/companies/${id}/restore`] as const;
      for (let press = 0; press < 2; press += 1) {
        const restored = await send(way, `/business/companies/${id}/restore`, ...back);
        expect(restored.status).toBe(way === "form" ? 302 : 200);
      }
      expect(await statusOf(id)).toBe(200);
    }
    expect(rows[0]).toEqual(rows[1]);
    expect(rows[0]).toMatchObject({
      size: "51-200",
      employees: 120,
      industry: null,
      website: "https://zuri.example",
    });
  });

  it("that is shared is edited, reset, removed and restored with the same effect", async () => {
    const rows: unknown[] = [];
    for (const way of ways) {
      const id = await sharedCompany("Shared Roofs");
      const act = (part: string, method: string, call: string, on: number, fields?: Fields) =>
        send(way, `/business/companies/${on}/${part}`, method, `/api/companies/${on}${call}`, fields);
      const change = { name: "Shared Roofs", country: "GH", city: "Kumasi" };
      expect((await act("edit", "PATCH", "", id, change)).status).toBeLessThan(303);
      const copy = await newest();
      expect(copy).toMatchObject({ origin_id: id, city: "Kumasi" });
      rows.push(alike(copy));
      expect(await statusOf(id)).toBe(404);
      const early = await act("restore", "POST", "/restore", id);
      expect(early.status).toBe(409);
      expect((await act("give-back", "POST", "/give-back", copy.id)).status).toBeLessThan(303);
      expect([await statusOf(id), await statusOf(copy.id)]).toEqual([200, 404]);
      const second = await act("give-back", "POST", "/give-back", id);
      expect(second.status).toBe(409);
      expect((await act("remove", "DELETE", "", id)).status).toBeLessThan(303);
      expect(await statusOf(id)).toBe(404);
      expect((await act("restore", "POST", "/restore", id)).status).toBeLessThan(303);
      expect((await act("restore", "POST", "/restore", id)).status).toBeLessThan(303);
      expect(await statusOf(id)).toBe(200);
    }
    expect(rows[0]).toEqual(rows[1]);
  });

  it.each([
    [{ name: "" }, "Enter the company name."],
    [{ name: "x".repeat(201) }, "Use at most 200 characters."],
    [{ country: "Atlantis" }, "Choose a country from the list."],
    [{ industry: "wizardry" }, "Choose an industry from the list."],
    [{ website: "not an address" }, "Enter a web address"],
    [{ size: "many" }, "Choose 1-10, 11-50"],
    [{ employees: "0" }, "Enter a whole number of employees"],
    [{ employees: "1.5" }, "Enter a whole number of employees"],
    [{ description: "x".repeat(2001) }, "Use at most 2000 characters."],
  ])("is rejected with the same message, and the form keeps its input: %j", async (over: Fields, words) => {
    for (const way of ways) {
      const fields = { ...FIELDS, city: "Kept City", ...over };
      const answer = await send(way, "/business/companies/new", "POST", "/api/companies", fields);
      const text = await answer.text();
      expect([way, answer.status, text.includes(words)]).toEqual([way, 422, true]);
      if (way === "form") expect(text).toContain("Kept City");
    }
  });
});
