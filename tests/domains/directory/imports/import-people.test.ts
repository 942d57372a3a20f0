import { describe, expect, it } from "vitest";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { restoreContacts } from "~/domains/directory/contacts/removal/restore-contacts.server";
import { deleteContact, updateContact } from "~/domains/directory/contacts/save-contact.server";
import { getImport, listImportRejects } from "~/domains/directory/imports/imports.server";
import { listDuplicates } from "~/domains/directory/imports/list-duplicates.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { addContactNote, notesOfContact } from "~/domains/directory/notes/notes.server";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { TaskQuery } from "~/domains/opportunities/tasks/task-schemas";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import {
  check,
  importFile,
  importPeople,
  ownCompanies,
  ownPeople,
  runQueue,
  upload,
} from "../../../support/fixtures/imports";
import { addCompanies } from "../../../support/fixtures/lead-search";
import { makeBusiness } from "../../../support/harness/context";
import { metered } from "../../../support/harness/metered";
import { isExhaustive } from "../../../support/harness/test-scope";

const LIST = { limit: 50 };

describe("a contact file", () => {
  it("attaches contacts to companies by website, else by normalised name, with the file as source", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [
      { name: "Société Générale d'Énergie SARL" },
      { name: "Duka", website: "https://duka.test" },
    ]);
    const row = await importPeople(
      ctx,
      "Name;Job Title;E-Mail;Phone;Company;Website\nAmina Odhiambo;Director;amina@sge.test;+254 700 000001;SOCIETE GENERALE D'ENERGIE;\nOtieno Ouma;;otieno@duka.test;;Another name;www.duka.test/about\nNobody Knows;;nobody@else.test;;Elsewhere;\n",
    );
    expect(row).toMatchObject({ kind: "contacts", status: "completed", peopleCreated: 3, rowsCreated: 1 });
    expect(await ownPeople(ctx)).toMatchObject([
      {
        name: "Amina Odhiambo",
        title: "Director",
        email: "amina@sge.test",
        source: "file people.csv",
        company: "Société Générale d'Énergie SARL",
      },
      { name: "Otieno Ouma", company: "Duka" },
      { name: "Nobody Knows", company: "Elsewhere" },
    ]);
    expect((await listContacts(ctx, { words: "odhiambo" }, LIST)).rows).toHaveLength(1);
    expect(await ownCompanies(ctx)).toHaveLength(3);
  });

  it("normalises phone numbers by the contact's or company's country, and keeps other text as a note", async () => {
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Accra Foods", country: "GH" }]);
    const row = await importPeople(
      ctx,
      "name,email,phone,company,country\nAma,ama@x.test,0201234567,Accra Foods,\nKofi,,0201234568,,Ghana\nIvo,,0707123456,,CI\nWanjiru,,call the office,,\nJo,,0201234569,,\n",
    );
    expect(row).toMatchObject({ peopleCreated: 5, rowsRejected: 0 });
    const { rows } = await listContacts(ctx, {}, LIST);
    const phones = Object.fromEntries(rows.map((person) => [person.contactName, person.phoneNumber]));
    expect(phones).toEqual({
      Ama: "+233 20 123 4567",
      Kofi: "+233 20 123 4568",
      Ivo: "+225 07 07 12 34 56",
      Wanjiru: null,
      Jo: "0201234569",
    });
    const wanjiru = rows.find(({ contactName }) => contactName === "Wanjiru");
    expect(await notesOfContact(ctx, wanjiru?.id ?? 0, 5)).toMatchObject([
      { text: "Phone: call the office" },
    ]);
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    expect((await listContacts(ctx, {}, LIST)).rows).toEqual([]);
  });

  it("skips an invalid cell, and names a contact without a name by the email address", async () => {
    const { ctx } = await makeBusiness();
    const row = await importPeople(
      ctx,
      "name,email,phone\nAmina,,\nOtieno,not an address,\n,who@is.test,\n,,\nJohn,a@b.test; c@d.test,\n",
    );
    expect(row).toMatchObject({ peopleCreated: 4, rowsRejected: 0, rowsIncomplete: 1 });
    expect(await ownPeople(ctx)).toMatchObject([
      { name: "Amina", email: null },
      { name: "Otieno", email: null },
      { name: "who@is.test", email: "who@is.test" },
      { name: "John", email: "a@b.test" },
    ]);
    const { rows } = await listImportRejects(ctx, row.id, LIST);
    expect(rows.map(({ line, leftOut, reason }) => [line, leftOut, reason])).toEqual([
      [3, "cells", "Email: “not an address” isn’t an email address."],
    ]);
  });

  it("rejects totals and notes below a list, but keeps a company named like one", async () => {
    const { ctx } = await makeBusiness();
    const row = await importPeople(
      ctx,
      'name,email,phone\nAmina,a@list.test,\nTotal Kenya Ltd,,\nTotal: 2,,\nGrand Total,,\nالمجموع,,\n"Monday, December 1, 2025 10:00 AM",,\n2,,\n',
    );
    expect(row).toMatchObject({ peopleCreated: 2, rowsRejected: 5 });
    expect((await ownPeople(ctx)).map(({ name }) => name)).toEqual(["Amina", "Total Kenya Ltd"]);
  });

  it("lets two contacts share an address, adds each person once, and lists the skipped rows", async () => {
    const { ctx } = await makeBusiness();
    const file =
      "name,email,company\nAmina,info@jua.test,Jua\nOtieno,INFO@jua.test,Jua\nAMINA,info@jua.test,Jua\nNo Address,,Jua Ltd\nno address,,JUA\n";
    expect(await importPeople(ctx, file)).toMatchObject({
      peopleCreated: 3,
      peopleSkipped: 2,
      rowsDuplicate: 2,
    });
    const again = await importPeople(ctx, file);
    expect(again).toMatchObject({ peopleCreated: 0, peopleSkipped: 5, rowsDuplicate: 5 });
    const { rows, total } = await listDuplicates(ctx, again.id, LIST);
    expect(total.count).toBe(5);
    expect(rows[0]).toMatchObject({
      line: 2,
      reason: "This contact is already in your directory.",
      row: "Amina · info@jua.test · Jua",
    });
    expect((await listImportRejects(ctx, again.id, LIST)).rows).toEqual([]);
  });

  it("is undone completely, except for contacts edited since", async () => {
    const { ctx } = await makeBusiness();
    const row = await importPeople(ctx, "name,email\nAmina,amina@jua.test\nOtieno,otieno@jua.test\n");
    const [otieno] = (await listContacts(ctx, {}, LIST)).rows;
    if (!otieno) throw new Error("nobody");
    await updateContact(ctx, otieno.id, { ...otieno, contactTitle: "Director" });
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    expect(await getImport(ctx, row.id)).toMatchObject({ peopleCreated: 2, peopleRemoved: 1 });
    expect(await ownPeople(ctx)).toMatchObject([{ name: "Otieno", title: "Director" }]);
    expect((await listContacts(ctx, {}, LIST)).rows).toHaveLength(1);
  });

  it("once undone, keeps its deleted contacts from being restored, unless they were edited", async () => {
    const { ctx } = await makeBusiness();
    const row = await importPeople(ctx, "name,email\nAmina,amina@jua.test\nOtieno,otieno@jua.test\n");
    const people = (await listContacts(ctx, {}, LIST)).rows;
    const otieno = people.find(({ contactName }) => contactName === "Otieno");
    if (!otieno) throw new Error("no contact");
    await updateContact(ctx, otieno.id, { ...otieno, contactTitle: "Director" });
    for (const { id } of people) await deleteContact(ctx, id);
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    await restoreContacts(
      ctx,
      people.map(({ id }) => id),
    );
    expect(await ownPeople(ctx)).toMatchObject([{ name: "Otieno", title: "Director" }]);
  });

  it("keeps contacts with a note or a task when it is undone", async () => {
    const { ctx } = await makeBusiness();
    const row = await importPeople(
      ctx,
      "name,email\nAmina,a@jua.test\nOtieno,o@jua.test\nZawadi,z@jua.test\n",
    );
    const people = (await listContacts(ctx, {}, LIST)).rows;
    const idOf = (name: string) => people.find(({ contactName }) => contactName === name)?.id ?? 0;
    await addContactNote(ctx, idOf("Otieno"), { text: "Met at the fair" });
    await addTask(ctx, { title: "Call her", dueAt: new Date(), contactId: idOf("Zawadi") });
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    expect(await getImport(ctx, row.id)).toMatchObject({ status: "undone", peopleRemoved: 1 });
    expect((await ownPeople(ctx)).map(({ name }) => name).sort()).toEqual(["Otieno", "Zawadi"]);
    const tasks = await listTasks(ctx, TaskQuery.parse({ limit: 50 }));
    expect(tasks.rows.map(({ task }) => task.title)).toEqual(["Call her"]);
  });

  it("excludes people who asked not to be listed, and requires a column that identifies people", async () => {
    const { ctx } = await makeBusiness();
    await suppressGloballyStatement(ctx, addressHash(ctx.config, "gone@jua.test"), "erased");
    const row = await importPeople(ctx, "name,email\nGone,gone@jua.test\nAmina,amina@jua.test\n");
    expect(row).toMatchObject({ peopleCreated: 1, rowsRejected: 1 });
    const other = await upload(ctx, "name,city\nAmina,Nairobi\n", "p.csv", "contacts");
    const mapping = ["name", "city"] as const;
    await expect(
      confirmImportMapping(ctx, other.id, { mapping: [...mapping], onDuplicate: "skip" }),
    ).rejects.toThrow("Choose which column holds the contact name, email, phone or LinkedIn.");
  });

  it("stays within its budget of rows read and written per line", { timeout: 240_000 }, async () => {
    const count = isExhaustive ? 50_000 : 5_000;
    const { ctx } = await makeBusiness({ plan: "corporate" });
    await addCompanies(
      ctx,
      Array.from({ length: 100 }, (_, n) => ({ name: `Shop number${n}` })),
    );
    const lines = Array.from(
      { length: count },
      (_, n) => `Person ${n},p${n % (count - 1000)}@shop.test,Shop number${n % 100}\n`,
    );
    const meter = metered(ctx);
    const row = await importPeople(meter.ctx, `name,email,company\n${lines.join("")}`);
    expect(row).toMatchObject({ status: "completed", peopleCreated: count, rowsTotal: count });
    expect(meter.rowsRead() / count).toBeLessThan(40);
    expect(meter.rowsWritten() / count).toBeLessThan(25);
  });
});

describe("a company file with contacts", () => {
  const FILE =
    "company,country,contact person,email\nJua,Kenya,Amina,amina@jua.test\nJua,Kenya,Otieno,otieno@jua.test\nJua,Ghana,Ama,ama@jua.test\nUpepo,Kenya,,\n";

  it("imports both, attaches each contact to its row's company, and is undone as one", async () => {
    const { ctx } = await makeBusiness();
    const row = await importFile(ctx, FILE);
    expect(row).toMatchObject({ rowsCreated: 3, rowsSkipped: 1, peopleCreated: 3, peopleSkipped: 0 });
    expect(await ownPeople(ctx)).toMatchObject([
      { name: "Amina", company: "Jua", country: "KE" },
      { name: "Otieno", company: "Jua", country: "KE" },
      { name: "Ama", company: "Jua", country: "GH" },
    ]);
    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    expect([await ownCompanies(ctx), await ownPeople(ctx)]).toEqual([[], []]);
  });

  it("imports a company without its invalid contact, and lists that contact with line and reason", async () => {
    const { ctx } = await makeBusiness();
    await suppressGloballyStatement(ctx, addressHash(ctx.config, "gone@jua.test"), "erased");
    const row = await importFile(
      ctx,
      "company,country,contact person,email\nJua,Kenya,Amina,not an address\nUpepo,Kenya,,who@upepo.test\nMvua,Atlantis,Ama,nobody\nNyota,Kenya,Gone,gone@jua.test\ngone@jua.test,Kenya,,\nMwezi,Kenya,Ama,ama@mwezi.test\n",
    );
    expect(row).toMatchObject({
      rowsCreated: 4,
      peopleCreated: 3,
      rowsRejected: 2,
      peopleRejected: 1,
      rowsIncomplete: 1,
    });
    const names = (await ownCompanies(ctx)).map(({ name }) => name);
    expect(names).toEqual(["Jua", "Upepo", "Nyota", "Mwezi"]);
    const { rows, total } = await listImportRejects(ctx, row.id, LIST);
    expect(total).toEqual({ count: 4, isExact: true });
    const taken = "Only the company can be imported.";
    const [, , erased, erasedName] = rows;
    expect(rows.slice(0, 2).map(({ line, leftOut, reason }) => `${line} ${leftOut} ${reason}`)).toEqual([
      "2 cells Email: “not an address” isn’t an email address.",
      "4 row Country: “Atlantis” isn’t an African country. Use a name or code, e.g. KE. Email: “nobody” isn’t an email address.",
    ]);
    expect(erased).toMatchObject({ line: 5, leftOut: "contact", cells: [] });
    expect(erased?.reason).toContain(`${taken} This person asked not to be listed`);
    expect(erasedName).toMatchObject({ line: 6, cells: [] });
  });

  it("replaces invisible and text-direction characters in names by spaces", async () => {
    const { ctx } = await makeBusiness();
    await importFile(
      ctx,
      "company,country,contact person,job title,city\nJu\u202ea,Kenya,Am\u2066ina,Dir\u200fector,Nai\u202erobi\n\u2800,Kenya,Otieno,,\nUpepo,Kenya,\u2800,,\n",
    );
    expect(await ownCompanies(ctx)).toMatchObject([{ name: "Ju a", city: "Nai robi" }, { name: "Upepo" }]);
    expect(await ownPeople(ctx)).toMatchObject([{ name: "Am ina", title: "Dir ector" }]);
  });

  it("lists existing records by line before the import, and uses one row of the quota", async () => {
    const { ctx } = await makeBusiness();
    const used = async () =>
      (await ctx.d1
        .prepare("select sum(used) as n from quota_usage where kind = 'rows' and holder = ?")
        .bind(`account:${ctx.account.id}`)
        .first<number>("n")) ?? 0;
    await importFile(ctx, FILE);
    const before = await used();
    const row = await check(
      ctx,
      `${FILE}Jua,Kenya,Newcomer,new@jua.test\nNew Company,Kenya,Amina,amina@jua.test\n`,
    );
    expect(row).toMatchObject({ rowsDuplicate: 5, peopleDuplicate: 1 });
    const { rows } = await listDuplicates(ctx, row.id, LIST);
    expect(rows.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      "2 This company is already in your directory. The contact is already in your directory.",
      "3 This company is already in your directory. The contact is already in your directory.",
      "4 This company is already in your directory. The contact is already in your directory.",
      "5 This company is already in your directory.",
      "6 This company is already in your directory. The contact is new and will be added.",
      "7 This company is new. The contact is already in your directory.",
    ]);
    expect((await used()) - before).toBe(1);
  });
});
