import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { makeSearch } from "../support/fixtures/lead-search";
import { signUp, signUpAdmin } from "../support/fixtures/people";
import { fetchApp, signedInBusiness } from "../support/harness/app";
import { everyRow } from "../support/harness/every-row";
import { runsOf } from "../support/harness/property-runs";

const CLASSICS = [
  "'",
  '"',
  "' or 1=1 --",
  "'; drop table users; --",
  "1) union select password_hash from users --",
  "%",
  "_",
  "%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%",
  "*",
  "a*b",
  "NEAR(a b, 2)",
  "a AND",
  "OR",
  "NOT a",
  "{a b}:c",
  "name:^a",
  '"a',
  "a-b",
  "(a",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e",
  "\uffff",
  "ﷺ".repeat(20),
  "a".repeat(199),
  "-1",
  "1e999",
  "9007199254740993",
  "NaN",
  "[]",
  "{}",
  "null",
  "true",
  "{{constructor}}",
  "__proto__",
];

const hostile = fc.oneof(
  fc.constantFrom(...CLASSICS),
  fc.string({ unit: "binary", maxLength: 80 }),
  fc
    .array(fc.constantFrom(..."'\"%_*()-:^;,.\\|&!~ \u0000éأ0aA", "AND ", "OR ", "--", "/*"), {
      maxLength: 30,
    })
    .map((all) => all.join("")),
);

const FIELDS = [
  ..."search query name country countries industry industries size city status source confidence view sort order".split(
    " ",
  ),
  ..."cursor page limit type userType action actor target from to email searchId group state contacts q".split(
    " ",
  ),
];
const queryOf = fc
  .dictionary(fc.constantFrom(...FIELDS), hostile, { minKeys: 1, maxKeys: 4 })
  .map((fields) => new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, value])));

/** A download writes a log entry, and too many downloads in an hour are refused. */
const EXPORT_ENTRIES = ["audit_log", "audit_counts"];

const LISTS: Record<"business" | "admin", string[]> = {
  admin: [
    "/admin",
    "/admin/logs",
    "/admin/logs.csv",
    "/admin/queues/agent-applications",
    "/admin/applications",
    "/api/admin/applications",
    "/api/admin/users",
    "/api/admin/queues/agent-applications",
  ],
  business: [
    ..."/business/companies /business/companies.csv /business/contacts /business/contacts.csv /business/leads.csv".split(
      " ",
    ),
    ..."/business/imports /ai-lead-search /ai-lead-search/leads /api/ai-lead-searches /api/all-lead-searches".split(
      " ",
    ),
    ..."/api/ai-generated-leads /api/ai-generated-leads.csv /api/imports /api/database/companies /api/database/contacts".split(
      " ",
    ),
  ],
};

describe("a list filter with injected SQL or search syntax (Chatwoot CVE-2025-21628, CVE-2026-44706; Mautic CVE-2026-4776)", () => {
  const cookie = { business: "", admin: "" };
  let searchId = 0;

  async function businessWithContacts() {
    const business = await signedInBusiness({ plan: "scaleup" });
    for (const contactName of ["Amina Bello", 'O\'Neil "Bob" 100%', "أمينة", "a_b"])
      await createContact(business.ctx, ContactInput.parse({ contactName }));
    return business;
  }

  beforeAll(async () => {
    const business = await businessWithContacts();
    searchId = (await makeSearch(business.ctx)).id;
    cookie.business = business.cookie;
    for (let n = 0; n < 3; n += 1) await signUp();
    cookie.admin = `njia=${(await signUpAdmin()).token}`;
  });

  it.each([
    ...LISTS.admin.map((path) => ["admin", path] as const),
    ...LISTS.business.map((path) => ["business", path] as const),
    ["business", "/ai-lead-search/:searchId"] as const,
    ["business", "/api/ai-lead-searches/:searchId/results"] as const,
  ])("%s %s responds without a database error and writes nothing", async (who, path) => {
    const aside = path.endsWith(".csv") ? ["sessions", ...EXPORT_ENTRIES] : ["sessions"];
    const before = await everyRow(aside);
    await fc.assert(
      fc.asyncProperty(queryOf, async (query) => {
        const answer = await fetchApp(`${path.replace(":searchId", String(searchId))}?${query}`, {
          cookie: cookie[who],
        });
        const text = await answer.text();
        return (
          [200, 400, 404, 414, 422, 429].includes(answer.status) && !/SQLITE|D1_ERROR|scrypt\$/.test(text)
        );
      }),
      { numRuns: runsOf(100) },
    );
    expect(await everyRow(aside)).toEqual(before);
  });

  it("causes no server error in path segments either", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (one, two) => {
        const path = [one, two].map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, ""))).join("/");
        const answer = await fetchApp(`/api/database/companies/${path}`, { cookie: cookie.business });
        return answer.status < 500;
      }),
      { numRuns: runsOf(100) },
    );
  });

  it.each([
    ["business", "/business/contacts", "/business/contacts.csv", ["search", "country"]],
    ["business", "/business/companies", "/business/companies.csv", ["search", "country", "industry"]],
    ["admin", "/admin/logs", "/admin/logs.csv", ["action", "actor", "target", "cursor"]],
  ] as const)(
    "as %s returns the same status from %s and %s, and rows from both or neither",
    async (who, list, file, fields) => {
      const query = fc.dictionary(fc.constantFrom(...fields), hostile, { minKeys: 1 });
      // Exports are limited per hour, and earlier tests made many.
      const mine = who === "business" ? (await businessWithContacts()).cookie : cookie.admin;
      await fc.assert(
        fc.asyncProperty(query, async (values) => {
          const search = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, value]));
          const [page, csv] = await Promise.all([
            fetchApp(`${list}?${search}`, { cookie: mine }),
            fetchApp(`${file}?${search}`, { cookie: mine }),
          ]);
          const [html, text] = [await page.text(), await csv.text()];
          const isNone = csv.status === 200 && text.trim().split("\r\n").length === 1;
          const rows = (html.match(/<tr/g) ?? []).length;
          expect([String(search), page.status]).toEqual([String(search), csv.status]);
          if (csv.status === 200) expect([String(search), rows === 0]).toEqual([String(search), isNone]);
        }),
        { numRuns: runsOf(60) },
      );
    },
  );
});
