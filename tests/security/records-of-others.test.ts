import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { contacts } from "~/domains/directory/tables";
import { addCompanies, addShared, makeSearch, newMarket, runSearch } from "../support/fixtures/lead-search";
import { makeMailbox } from "../support/fixtures/sending";
import { callApp, fetchApp, ORIGIN, postForm, signedInBusiness } from "../support/harness/app";
import { env } from "../support/harness/context";
import { everyRow } from "../support/harness/every-row";

const SECRET = "Zeta-quote-8841";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;
type Ids = Record<
  "lead" | "deal" | "company" | "contact" | "mailbox" | "import" | "tag" | "search" | "list" | "user",
  number
>;

let shared: { company: number; contact: number };
let me: Signed & { ids: Ids };
let them: Signed & { ids: Ids };
const market = newMarket();
const ADDRESS = "wanjiru@sunbird.test";

const newest = async (table: string, { account }: Signed) =>
  Number(
    await env.DB.prepare(`select max(id) id from ${table} where account_id = ?`).bind(account.id).first("id"),
  );

async function made(method: string, path: string, body: unknown, { cookie }: Signed): Promise<number> {
  const answer = await callApp(method, path, body, cookie);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json<{ id: number }>()).id;
}

/** Creates a record of every kind; `word` is in everything that an account writes. */
async function recordsOf(who: Signed, word: string): Promise<Ids> {
  const { ctx, cookie } = who;
  const mailbox = await makeMailbox(ctx, 25, { fromAddress: `${word.toLowerCase()}@sender.test` });
  const person = {
    contactName: `${word} Otieno`,
    contactEmail: `${word}@own.test`,
    companyName: `${word} Ltd`,
  };
  const [company = 0] = await addCompanies(ctx, [{ name: person.companyName, country: "NG" }]);
  const contact = await made("POST", "/api/contacts", person, who);
  const search = await makeSearch(ctx, { location: [market] });
  await runSearch(ctx, search.id);
  await env.DB.prepare("update lead_searches set search_name = ? where id = ?").bind(word, search.id).run();
  const deal = await made("POST", `/api/companies/${shared.company}/opportunity`, {}, who);
  await made("POST", `/api/opportunities/${deal}/notes`, { text: `${word} of the deal` }, who);
  await made("POST", `/api/companies/${shared.company}/notes`, { text: `${word} of the company` }, who);
  await made("POST", `/api/contacts/${shared.contact}/notes`, { text: `${word} call`, kind: "call" }, who);
  const due = { title: `${word} of a task`, dueAt: "2030-12-01T09:00" };
  await made("POST", "/api/tasks", { ...due, companyId: shared.company }, who);
  await made("POST", "/api/tasks", { ...due, contactId: shared.contact }, who);
  await env.DB.prepare(
    `insert into outreach_messages (account_id, position, mailbox_id, to_address, state, due_at, sent_at, created_at)
     values (?1, 0, ?2, ?3, 'sent', 5, 5, 5)`,
  )
    .bind(who.account.id, mailbox.id, ADDRESS)
    .run();
  const tag = await made("POST", "/api/tags", { name: word }, who);
  await fetchApp("/api/imports?kind=contacts", {
    method: "POST",
    body: `name,email\n${word} Person,${word}@import.test\n`,
    headers: { "content-type": "text/csv" },
    cookie,
  });
  const draft = { name: word, audience: `selection:${contact}`, subject: word, content: word };
  await made("POST", "/api/ai/campaigns", draft, who);
  return {
    lead: await newest("leads", who),
    deal,
    company,
    contact,
    mailbox: mailbox.id,
    import: await newest("imports", who),
    tag,
    search: search.id,
    list: await newest("audiences", who),
    user: who.user.userId,
  };
}

beforeAll(async () => {
  const [one, other] = [
    await signedInBusiness({ plan: "corporate" }),
    await signedInBusiness({ plan: "corporate" }),
  ];
  const [company = 0] = await addShared(one.ctx, market, 1, { name: "Sunbird" });
  const [row] = await one.ctx.db
    .insert(contacts)
    .values({
      id: await reserveIds(one.ctx, "contacts", 1),
      accountId: null,
      companyId: company,
      contactName: "Wanjiru Otieno",
      contactEmail: ADDRESS,
      emailKey: ADDRESS,
      confidence: 80,
      source: "test.csv",
      country: market,
      updatedAt: new Date(),
      createdAt: new Date(),
    } as typeof contacts.$inferInsert)
    .returning();
  shared = { company, contact: row?.id ?? 0 };
  me = { ...one, ids: await recordsOf(one, "Alpha") };
  them = { ...other, ids: await recordsOf(other, SECRET) };
});

const pagesOf = ({ ids }: { ids: Ids }) => ({
  company: `/business/companies/${shared.company}`,
  contact: `/business/contacts/${shared.contact}/history`,
  lead: `/ai-lead-search/leads/${ids.lead}`,
  deal: `/opportunities/${ids.deal}`,
});

const KINDS = ["emails", "replies", "calls", "notes", "tasks", "deals", "status", "agents"];

describe("a company that two businesses work with", () => {
  it("shows each business only its own activity, on pages and through the API", async () => {
    const calls = [
      `/api/companies/${shared.company}/timeline`,
      `/api/contacts/${shared.contact}/timeline`,
      `/api/opportunities/${me.ids.deal}/timeline`,
    ];
    const asked = [
      ...Object.values(pagesOf(me)).flatMap((page) =>
        ["", "?compose=email", "?compose=task", `?compose=email&to=${them.ids.contact}`].map((q) => page + q),
      ),
      ...calls,
      ...KINDS.map((kind) => `${calls[0]}?kind=${kind}`),
    ];
    for (const path of asked) {
      const answer = await fetchApp(path, { cookie: me.cookie });
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(text.toLowerCase().includes(SECRET.toLowerCase()), path).toBe(false);
    }
    const totals = async ({ cookie }: Signed, path: string) =>
      (await (await callApp("GET", path, undefined, cookie)).json<{ totals: unknown }>()).totals;
    const [path = ""] = calls;
    expect(await totals(me, path)).toEqual(await totals(them, path));
    expect(await totals(me, path)).toMatchObject({ emails: 1, calls: 1, notes: 2, tasks: 2, status: 1 });
  });

  it("returns no server error for a malformed query", async () => {
    const words = ["kind=x", "kind=", "before=-1", "before=1e99", "before=%00", "before=1099511627776"];
    const more = ["to=-1", `to=${"9".repeat(400)}`, "compose=x", "kind=calls&kind=notes"];
    const { company } = pagesOf(me);
    for (const path of [company, `/api/companies/${shared.company}/timeline`])
      for (const word of [...words, ...more]) {
        const answer = await fetchApp(`${path}?${word}`, { cookie: me.cookie });
        expect([path, word, answer.status < 500]).toEqual([path, word, true]);
        await answer.text();
      }
  });
});

const FORMS: Record<string, () => Record<string, string>> = {
  note: () => ({ compose: "note", text: "Hello" }),
  call: () => ({ compose: "call", text: "Hello" }),
  task: () => ({ compose: "task", title: "Hello", dueAt: "2030-12-01T09:00" }),
  email: () => ({ compose: "email", subject: "Hi", text: "Hello", contactId: String(shared.contact) }),
};

const BESIDES = ["audit_log", "audit_counts", "rate_limits", "idempotency_keys", "form_outcomes"];
const rows = () => everyRow(BESIDES);

describe("the composer on a record", () => {
  it("writes nothing on a record of another business", async () => {
    const before = await rows();
    const { ids } = them;
    for (const page of [
      `/business/companies/${ids.company}`,
      `/business/contacts/${ids.contact}/history`,
      `/ai-lead-search/leads/${ids.lead}`,
      `/opportunities/${ids.deal}`,
    ])
      for (const form of Object.values(FORMS))
        expect([page, (await postForm(page, form(), me.cookie)).status]).toEqual([page, 404]);
    expect(await rows()).toEqual(before);
  });

  it("accepts no contact, mailbox or teammate of another business", async () => {
    const before = await rows();
    const { ids } = them;
    for (const page of Object.values(pagesOf(me)))
      for (const form of [
        { ...FORMS.email?.(), contactId: String(ids.contact) },
        { ...FORMS.email?.(), mailboxId: String(ids.mailbox) },
        { ...FORMS.email?.(), contactId: "1e3" },
        { ...FORMS.email?.(), contactId: "-1" },
        { ...FORMS.task?.(), assignedTo: String(ids.user) },
      ] as Record<string, string>[]) {
        const answer = await postForm(page, form, me.cookie);
        const text = await answer.text();
        expect([page, form, answer.status >= 400 && answer.status < 500]).toEqual([page, form, true]);
        expect(text.includes(SECRET), page).toBe(false);
      }
    expect(await rows()).toEqual(before);
  });

  it("ignores records of another business named in extra fields", async () => {
    const { ids } = them;
    const extra = {
      companyId: String(ids.company),
      opportunityId: String(ids.deal),
      leadId: String(ids.lead),
      accountId: String(them.account.id),
      byUserId: String(ids.user),
    };
    const theirRows = sql`select (select count(*) from company_notes where account_id = ${them.account.id})
      + (select count(*) from tasks where account_id = ${them.account.id})
      + (select count(*) from opportunity_events where account_id = ${them.account.id}) as n`;
    const before = await them.ctx.db.get<{ n: number }>(theirRows);
    for (const page of Object.values(pagesOf(me)))
      for (const name of ["note", "call", "task"]) {
        const answer = await postForm(page, { ...FORMS[name]?.(), ...extra }, me.cookie);
        // A task is about one record, so it may be rejected (422).
        expect([page, name, [302, 422].includes(answer.status)]).toEqual([page, name, true]);
      }
    expect(await them.ctx.db.get(theirRows)).toEqual(before);
    for (const [table, column, id] of [
      ["company_notes", "company_id", ids.company],
      ["tasks", "company_id", ids.company],
      ["tasks", "opportunity_id", ids.deal],
      ["opportunity_events", "opportunity_id", ids.deal],
    ] as const) {
      const mixed = `select count(*) n from ${table} where account_id = ? and ${column} = ?`;
      expect([table, await env.DB.prepare(mixed).bind(me.account.id, id).first("n")]).toEqual([table, 0]);
    }
  });
});

describe("the form of a new campaign", () => {
  const TYPED = { name: "Mine", subject: "Hi", content: "Hello" };
  const sources = () =>
    (["import", "list", "tag", "search"] as const).map((kind) => `${kind}:${them.ids[kind]}`);

  it("shows nothing of an audience of another business", async () => {
    const asked = [...sources(), `selection:${them.ids.contact}`].flatMap((audience) =>
      [
        `/campaigns/new?audience=${audience}`,
        `/business/campaigns?audience=${audience}`,
        `/campaigns/audience?audience=${audience}`,
        `/api/campaign-audience?audience=${audience}`,
        `/api/campaign-audience/contacts?audience=${audience}`,
      ].map((path) => `${path}&templateId=1&mailboxId=${them.ids.mailbox}`),
    );
    for (const path of asked) {
      const answer = await fetchApp(path, { cookie: me.cookie });
      const text = await answer.text();
      expect([path, [200, 404, 400, 422].includes(answer.status)]).toEqual([path, true]);
      expect(text.toLowerCase().includes(SECRET.toLowerCase()), path).toBe(false);
    }
  });

  it("saves no audience of another business, whichever button submits the form", async () => {
    const before = await rows();
    const buttons: Record<string, string>[] = [
      {},
      { pick: "1" },
      { mend: "/mailboxes/connect" },
      { start: "now" },
    ];
    for (const audience of sources())
      for (const button of buttons)
        for (const path of ["/campaigns/new", "/business/campaigns"]) {
          const fields = { ...TYPED, audience, ...button };
          const answer = await postForm(path, fields, me.cookie);
          const text = await answer.text();
          expect([path, fields, [404, 422].includes(answer.status)]).toEqual([path, fields, true]);
          expect(text.includes(SECRET)).toBe(false);
        }
    for (const mailboxId of [String(them.ids.mailbox)]) {
      const answer = await postForm(
        "/campaigns/new",
        { ...TYPED, audience: "contacts:", mailboxId },
        me.cookie,
      );
      expect([404, 422]).toContain(answer.status);
    }
    expect(await rows()).toEqual(before);
  });

  it.each([
    "https://evil.test",
    "//evil.test",
    "/\\evil.test",
    "/%09/evil.test",
    "javascript:alert(1)",
    "/.//evil.test",
  ])("never redirects or links to another site: %s", async (to) => {
    for (const [path, fields] of [
      ["/campaigns/new", { mend: to }],
      ["/account/verify", { back: to }],
    ] as const) {
      const answer = await postForm(path, fields, me.cookie);
      const location = answer.headers.get("location") ?? "/";
      expect(new URL(location, ORIGIN).origin, location).toBe(ORIGIN);
    }
    for (const path of ["/campaigns/new", "/mailboxes/connect", "/account", "/verify-email"]) {
      const answer = await fetchApp(`${path}?next=${encodeURIComponent(to)}`, { cookie: me.cookie });
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(/(?:href|action)="[^"]*evil\.test/.test(text) && !/next=[^"]*evil/.test(text), path).toBe(false);
    }
  });

  const multipart = (fields: Record<string, string>, file?: [string, string], init: RequestInit = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (file) body.append("file", new File([file[1]], file[0], { type: "text/csv" }));
    const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin", ...init.headers };
    return fetchApp("/campaigns/new", { method: "POST", body, cookie: me.cookie, ...init, headers });
  };
  const FILE: [string, string] = ["a.csv", "name,email\nAmina,amina@race.test\nKofi,kofi@race.test\n"];

  it("accepts no file from another site, a viewer or a suspended account", async () => {
    const besides = [...BESIDES, "accounts"];
    const before = await everyRow(besides);
    const evil = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };
    expect((await multipart({ inPlace: "import" }, FILE, { headers: evil })).status).toBe(403);
    const set = (change: string) =>
      env.DB.prepare(`update ${change}`)
        .bind(change.startsWith("users") ? me.user.userId : me.account.id)
        .run();
    await set("users set role = 'viewer' where id = ?");
    expect((await multipart({ inPlace: "import" }, FILE)).status).toBe(403);
    await set("users set role = 'owner' where id = ?");
    await set("accounts set state = 'suspended' where id = ?");
    expect((await multipart({ inPlace: "import" }, FILE)).status).toBe(403);
    await set("accounts set state = 'active', read_only_since = 1 where id = ?");
    expect((await multipart({ inPlace: "import" }, FILE)).status).toBe(402);
    await set("accounts set read_only_since = null where id = ?");
    expect(await everyRow(besides)).toEqual(before);
  });

  it("imports a file submitted three times concurrently as one contact per row", async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => multipart({ inPlace: "import", name: "Mine" }, FILE)),
    );
    for (const answer of answers) {
      await answer.text();
      expect([200, 302, 409, 422]).toContain(answer.status);
    }
    const { results } = await env.DB.prepare(
      "select contact_email e, count(*) n from contacts where account_id = ? and contact_email like '%@race.test' group by 1",
    )
      .bind(me.account.id)
      .all();
    expect(results).toEqual([
      { e: "amina@race.test", n: 1 },
      { e: "kofi@race.test", n: 1 },
    ]);
  });

  it.each([
    ["no boundary", "multipart/form-data", "x"],
    ["an empty body", "multipart/form-data; boundary=x", ""],
    [
      "half a body",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"',
    ],
    ["no parts", "multipart/form-data; boundary=x", "--x--\r\n"],
    [
      "a __proto__ field",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="__proto__.a"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])("is rejected without a server error if its body is malformed: %s", async (_, type, body) => {
    const headers = { "content-type": type, origin: ORIGIN, "sec-fetch-site": "same-origin" };
    const answer = await fetchApp("/campaigns/new", { method: "POST", body, headers, cookie: me.cookie });
    await answer.text();
    expect([400, 413, 422]).toContain(answer.status);
  });
});
