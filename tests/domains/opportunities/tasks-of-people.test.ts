import { expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { contactIdsOf, eraseContacts } from "~/domains/directory/contacts/erase-contacts.server";
import { purgeRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { restoreContact } from "~/domains/directory/contacts/removal/restore-contacts.server";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { ownTasks, tasksHeldOf } from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { remindOfTasks } from "~/domains/opportunities/tasks/remind-of-tasks.server";
import { TaskQuery } from "~/domains/opportunities/tasks/task-schemas";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { addTask, changeTask } from "~/domains/opportunities/tasks/write-task.server";
import { getCompanyRecord } from "~/domains/records/company-record.server";
import { getContactRecord } from "~/domains/records/contact-record.server";
import { addCompanies } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const dueAt = new Date("2030-01-01T09:00Z");

async function work() {
  const { ctx } = await makeBusiness();
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  const address = `amina-${crypto.randomUUID()}@jua.test`;
  const amina = await createContact(
    ctx,
    ContactInput.parse({ contactName: "Amina", contactEmail: address }),
    companyId,
  );
  return { ctx, companyId, amina, address };
}

const listed = async (ctx: BusinessContext) =>
  (await listTasks(ctx, TaskQuery.parse({ limit: 50 }))).rows.map(({ task, place }) => [
    task.title,
    place?.name,
  ]);

it("tasks are listed with their record, and in the timelines of company and contact", async () => {
  const { ctx, companyId, amina } = await work();
  await addTask(ctx, { title: "Visit them", dueAt, companyId });
  const call = await addTask(ctx, {
    title: "Call her",
    dueAt: new Date("2030-01-02T09:00Z"),
    contactId: amina.id,
  });
  expect([call.companyId, call.contactId]).toEqual([companyId, amina.id]);
  expect(await listed(ctx)).toEqual([
    ["Visit them", "Jua Solar"],
    ["Call her", "Amina"],
  ]);
  const meter = metered(ctx);
  const ofCompany = await getCompanyRecord(meter.ctx, companyId);
  expect(meter.rowsRead()).toBeLessThan(100);
  expect(ofCompany.tasks.map(({ title, place }) => [title, place?.name ?? null])).toEqual([
    ["Visit them", null],
    ["Call her", "Amina"],
  ]);
  await changeTask(ctx, call.id, { isDone: true });
  const lines = (await getContactRecord(ctx, amina)).timeline.lines.map(({ title, detail }) => [
    title.split(" for ")[0],
    detail,
  ]);
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(["Task done", "Call her"]);
  expect(lines).toContainEqual(["Task", "Call her"]);
  expect((await getContactRecord(ctx, amina)).tasks).toEqual([]);
  const details = (await getCompanyRecord(ctx, companyId)).timeline.lines.map(({ detail }) => detail);
  expect(details.toSorted()).toEqual(["Call her", "Call her", "Visit them"]);
});

it("contact tasks send a reminder at their due time", async () => {
  const { ctx, amina } = await work();
  const task = await addTask(ctx, {
    title: "Call her",
    dueAt: new Date(Date.now() - 1000),
    contactId: amina.id,
  });
  await remindOfTasks(ctx);
  const { results } = await ctx.d1
    .prepare("select path from notifications where user_id = ? and kind = 'task'")
    .bind(ctx.actor.userId)
    .all();
  expect(results).toEqual([{ path: `/tasks/${task.id}` }]);
});

it("tasks about records that are unknown or of another account are rejected", async () => {
  const [mine, theirs] = [await work(), await work()];
  for (const about of [
    { companyId: theirs.companyId },
    { contactId: theirs.amina.id },
    { companyId: 2 ** 40 },
    { contactId: 2 ** 40 },
  ])
    await expect(addTask(mine.ctx, { title: "Call", dueAt, ...about })).rejects.toMatchObject({
      code: "not_found",
    });
  expect(await listed(mine.ctx)).toEqual([]);
});

it("tasks are kept while a deleted contact can be restored, then deleted with the contact", async () => {
  const { ctx, amina } = await work();
  await addTask(ctx, { title: "Call her", dueAt, contactId: amina.id });
  await deleteContact(ctx, amina.id);
  expect(await listed(ctx)).toEqual([["Call her", undefined]]);
  await restoreContact(ctx, amina.id);
  expect(await listed(ctx)).toEqual([["Call her", "Amina"]]);
  await deleteContact(ctx, amina.id);
  await purgeRemovedContacts(ctx, new Date(Date.now() + 60_000));
  expect(await listed(ctx)).toEqual([]);
});

it("tasks are in the data exports of contact and user, and erased with the contact", async () => {
  const { ctx, companyId, amina, address } = await work();
  await addTask(ctx, { title: "Call her", dueAt, contactId: amina.id });
  await addTask(ctx, { title: "Visit them", dueAt, companyId });
  expect(await tasksHeldOf(ctx, contactIdsOf(address))).toMatchObject([{ title: "Call her" }]);
  expect((await ownTasks(ctx, ctx.actor.userId)).map(({ title }) => title)).toEqual([
    "Visit them",
    "Call her",
  ]);
  await ctx.d1.batch(eraseContacts(ctx, address));
  expect(await listed(ctx)).toEqual([["Visit them", "Jua Solar"]]);
});

it("tasks are restored with their company, and move between its copy and its original", async () => {
  const { ctx, companyId } = await work();
  await addTask(ctx, { title: "Visit them", dueAt, companyId });
  await removeCompany(ctx, companyId);
  expect(await listed(ctx)).toEqual([["Visit them", undefined]]);
  await restoreCompany(ctx, companyId);
  expect(await listed(ctx)).toEqual([["Visit them", "Jua Solar"]]);
  const [shared = 0] = await addCompanies(ctx, [{ name: `Umeme ${crypto.randomUUID()}`, accountId: null }]);
  await addTask(ctx, { title: "Ask them", dueAt, companyId: shared });
  const copy = await editCompany(ctx, shared, { city: "Nakuru" });
  expect((await getCompanyRecord(ctx, copy.id)).tasks).toMatchObject([{ title: "Ask them" }]);
  await addTask(ctx, { title: "Write to them", dueAt, companyId: copy.id });
  await discardLocalCopy(ctx, copy.id);
  expect((await getCompanyRecord(ctx, shared)).tasks).toHaveLength(2);
});

it("tasks move to the account's own copy of a shared contact", async () => {
  const { ctx } = await makeBusiness();
  const id = 975_001;
  await ctx.d1
    .prepare(
      "insert into contacts (id, contact_name, confidence, source, is_demo, created_at, updated_at) values (?, 'Zawadi', 0, 'list', 0, 1, 1)",
    )
    .bind(id)
    .run();
  await addTask(ctx, { title: "Call", dueAt, contactId: id });
  const copy = await updateContact(ctx, id, ContactInput.parse({ contactName: "Zawadi Njeri" }));
  expect(copy.id).not.toBe(id);
  expect(await listed(ctx)).toEqual([["Call", "Zawadi Njeri"]]);
});
