import { beforeAll, describe, expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { wordsOf } from "~/domains/global-search/search-query";
import { screensNamed } from "~/routes/search/screens.server";
import { makeCampaign, makeTemplate } from "../../support/fixtures/campaigns";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const addThread = ({ account }: Business, subject: string, name: string) =>
  env.DB.prepare(
    "insert into threads (account_id, name, address, subject, reply_class, score, last_at, created_at) values (?, ?, ?, ?, 'interested', 90, 1, 1) returning id",
  )
    .bind(account.id, name, `${crypto.randomUUID()}@buyer.test`, subject)
    .first<{ id: number }>();

let business: Business;
const kinds = async (q: string, ctx = business.ctx) =>
  Object.fromEntries(
    (await searchEverywhere(ctx, q)).map(({ kind, rows }) => [kind, rows.map(({ title }) => title)]),
  );

beforeAll(async () => {
  business = await makeBusiness();
  const { ctx } = business;
  await addCompanies(ctx, [{ name: "Zawadi Solar", country: "KE" }]);
  const search = await makeSearch(ctx);
  await runSearch(ctx, search.id);
  await makeOpportunity(ctx, { title: "Zawadi roofs", companyName: "Zawadi Solar" });
  await addThread(business, "Re: panels for Zawadi", "Ngũgĩ Mwangi");
  await makeTemplate(ctx, { name: "Zawadi first mail" });
  await makeCampaign(ctx, 0, { name: "Zawadi spring" });
});

describe("global search", () => {
  it("finds companies, leads, conversations, deals, campaigns and templates by word prefix", async () => {
    expect(await kinds("zawa")).toMatchObject({
      companies: ["Zawadi Solar"],
      leads: ["Zawadi Solar"],
      threads: ["Re: panels for Zawadi"],
      opportunities: ["Zawadi roofs"],
      campaigns: ["Zawadi spring"],
      templates: ["Zawadi first mail"],
    });
  });

  it("finds contacts regardless of accents", async () => {
    expect((await kinds("ngugi")).threads).toEqual(["Re: panels for Zawadi"]);
    await createContact(business.ctx, ContactInput.parse({ contactName: "Aïssatou Diallo" }));
    expect((await kinds("aissatou")).contacts).toEqual(["Aïssatou Diallo"]);
  });

  it("finds a lead among 2,000 with higher confidence, by company and contact, until it is deleted", async () => {
    const many = await makeBusiness();
    const search = await makeSearch(many.ctx);
    const add = (count: number, name: string, confidence: number) =>
      env.DB.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
         insert into leads (account_id, search_id, run_number, company_id, company_name, contact_name, confidence, reasons, evidence, is_charged, created_at)
         select ?2, ?5, 1, 5000000 + ?4 * 10000 + i, ?3 || i, 'Nobody', ?4, '[]', '{}', 1, 1 from n`,
      )
        .bind(count, many.account.id, name, confidence, search.id)
        .run();
    await add(2_000, "Freight ", 90);
    await add(1, "Bovuveno ", 5);
    const { ctx, rowsRead } = metered(many.ctx);
    expect((await kinds("bovuv", ctx)).leads).toEqual(["Bovuveno 1"]);
    expect((await kinds("freight", ctx)).leads).toHaveLength(5);
    expect(rowsRead()).toBeLessThan(500);
    const one = "update leads set contact_name = 'Ngũgĩ Otieno' where company_name = 'Bovuveno 1'";
    await env.DB.prepare(one).run();
    expect((await kinds("ngugi", ctx)).leads).toEqual(["Bovuveno 1"]);
    expect((await kinds("bovuv")).leads).toBeUndefined();
    await env.DB.prepare("delete from leads where account_id = ?").bind(many.account.id).run();
    const left = "select count(*) as n from lead_search where lead_search match ?";
    expect(await env.DB.prepare(left).bind(`keys:a${many.account.id}`).first("n")).toBe(0);
  });

  it("reads few rows, however many conversations exist", async () => {
    const busy = await makeBusiness();
    const { account } = busy;
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
       insert into threads (account_id, name, address, subject, reply_class, score, last_at, created_at)
       select ?, 'Reader', 'r' || i || '@many.test', iif(i = 7, 'Rare word', 'Common'), 'interested', 90, 1, 1 from n`,
    )
      .bind(account.id)
      .run();
    const meter = metered(busy.ctx);
    for (const q of ["rare", "common", "co"]) {
      meter.reset();
      expect((await searchEverywhere(meter.ctx, q)).map(({ kind }) => kind)).toContain("threads");
      expect(meter.rowsRead()).toBeLessThan(500);
    }
  });

  it("finds nothing from another account", async () => {
    const other = await makeBusiness();
    expect(await kinds("zawadi", other.ctx)).toEqual({});
  });

  it("no longer finds a conversation under old words, or once it is archived or deleted", async () => {
    const row = await addThread(business, "Re: uniquesubject", "Amina");
    expect((await kinds("uniquesubject")).threads).toHaveLength(1);
    await env.DB.prepare("update threads set subject = 'other words' where id = ?").bind(row?.id).run();
    expect(await kinds("uniquesubject")).toEqual({});
    await env.DB.prepare("update threads set archived_at = 1 where id = ?").bind(row?.id).run();
    expect((await kinds("other words")).threads).toBeUndefined();
    await env.DB.prepare("delete from threads where id = ?").bind(row?.id).run();
  });

  it.each(["", "   ", '"', "OR AND NOT", "a* NEAR(b)", "keys : a1", "';--", "%_", "\u0000", "x".repeat(500)])(
    "returns a list for %j, without an error",
    async (q) => expect(Array.isArray(await searchEverywhere(business.ctx, q))).toBe(true),
  );

  it("reads at most 500 rows", async () => {
    await env.DB.batch(
      Array.from({ length: 60 }, (_, n) =>
        env.DB.prepare(
          "insert into threads (account_id, address, subject, reply_class, score, last_at, created_at) values (?, ?, 'Re: zawadi', 'interested', 90, 1, 1)",
        ).bind(business.account.id, `many-${n}-${business.account.id}@buyer.test`),
      ),
    );
    for (let n = 0; n < 60; n += 1) await makeTemplate(business.ctx, { name: `Zawadi ${n}` });
    const { ctx, rowsRead } = metered(business.ctx);
    await searchEverywhere(ctx, "zawadi");
    expect(rowsRead()).toBeLessThan(500);
  });

  it("only uses letters and digits, at most 8 words and 40 characters of each", () => {
    expect(wordsOf(`a-b "c" ${"word ".repeat(50)}`)).toEqual([
      "a",
      "b",
      "c",
      "word",
      "word",
      "word",
      "word",
      "word",
    ]);
    expect(wordsOf("x".repeat(500))[0]).toHaveLength(40);
  });
});

describe("screens found by name", () => {
  it.each([
    ["board", "/opportunities/board"],
    ["2fa", "/account/second-factor"],
    ["mail", "/mailboxes"],
    ["figures", "/reports/campaigns"],
    ["find", undefined],
  ])("match the text “%s” to the path %s", (text, to) =>
    expect(
      screensNamed(text, { role: "owner", plan: "trial" })
        .map((screen) => screen.to)
        .includes(to ?? "none"),
    ).toBe(to !== undefined),
  );
});
