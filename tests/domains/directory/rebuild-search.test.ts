import { describe, expect, it } from "vitest";
import { hideCompany } from "~/domains/directory/companies/hide-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { REBUILDERS, rebuildSearch } from "~/domains/directory/search/rebuild-search.server";
import { addCompanies } from "../../support/fixtures/companies";
import { env, makeBusiness, testContext } from "../../support/harness/context";

/** Each word of an index with the rows that contain it. */
async function wordsOf(index: string) {
  await env.DB.prepare(
    `create virtual table if not exists "${index}_words" using fts5vocab("${index}", "instance")`,
  ).run();
  const { results } = await env.DB.prepare(`select term, doc from "${index}_words" order by term, doc`).all();
  return results;
}

const loseIndexes = () =>
  env.DB.batch(
    Object.keys(REBUILDERS).flatMap((index) => [
      env.DB.prepare(`delete from "${index}"`),
      env.DB.prepare("insert or replace into search_rebuilds (index_name) values (?)").bind(index),
    ]),
  );

async function rebuildAll() {
  let pages = 0;
  for (let written = 1; written > 0; pages += written) written = await rebuildSearch(testContext());
  return pages;
}

describe("search indexes after a restore", () => {
  it("each have a rebuilder if they store no text", async () => {
    const { results } = await env.DB.prepare(
      "select name from sqlite_master where sql like '%using fts5%' and sql like '%content=''%' order by name",
    ).all<{ name: string }>();
    expect(results.map(({ name }) => name)).toEqual(Object.keys(REBUILDERS).sort());
  });

  it("are rebuilt with the same words for every company and contact", async () => {
    const { ctx } = await makeBusiness();
    const [shared] = await addCompanies(testContext(), [
      { name: "Kalabari Rice Mills", country: "NG" },
      ...Array.from({ length: 300 }, (_, index) => ({ name: `Shop ${index}` })),
    ]);
    await addCompanies(ctx, [{ name: "Own Solar" }]);
    await hideCompany(ctx, shared?.id ?? 0);
    for (const contactName of ["Amina Bello", "Kofi Mensah"])
      await createContact(
        ctx,
        ContactInput.parse({ contactName, contactEmail: `${crypto.randomUUID()}@shop.test` }),
      );
    const before = await Promise.all(Object.keys(REBUILDERS).map(wordsOf));
    await loseIndexes();
    await rebuildAll();
    expect(await Promise.all(Object.keys(REBUILDERS).map(wordsOf))).toEqual(before);
    expect(before.map((words) => words.length > 10)).toEqual([true, true]);
  });

  it("are rebuilt from where an interrupted run stopped", async () => {
    await addCompanies(
      testContext(),
      Array.from({ length: 5_200 }, (_, index) => ({ name: `Store ${index}` })),
    );
    const before = await wordsOf("company_search");
    await loseIndexes();
    expect(await rebuildSearch(testContext())).toBe(20);
    expect(await wordsOf("company_search")).not.toEqual(before);
    await rebuildAll();
    expect(await wordsOf("company_search")).toEqual(before);
  });

  it("need no further work once all are rebuilt", async () => {
    await loseIndexes();
    await rebuildAll();
    expect(await rebuildSearch(testContext())).toBe(0);
  });
});
