import { describe, expect, it } from "vitest";
import { runJob } from "workers/queue";
import { JobMessage } from "~/core/jobs";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { attachContacts } from "~/domains/directory/contacts/attach-contacts.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { importFile, runQueue } from "../../support/fixtures/imports";
import { env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

type Ctx = Awaited<ReturnType<typeof makeBusiness>>["ctx"];

const add = (ctx: Ctx, over: Record<string, unknown>) =>
  createContact(ctx, ContactInput.parse({ contactName: "Wanjiru Kamau", ...over }));
const companyOf = (id: number) =>
  env.DB.prepare("select n.name from contacts c left join companies n on n.id = c.company_id where c.id = ?")
    .bind(id)
    .first<string>("name");

describe("a contact older than its company", () => {
  it("is attached when its company is imported, by website or name, only within its account", async () => {
    const name = `Soko ${crypto.randomUUID().slice(0, 8)}`;
    const { ctx } = await makeBusiness();
    const other = await makeBusiness();
    const byName = await add(ctx, { companyName: name.toUpperCase() });
    const bySite = await add(ctx, {
      companyWebsite: "https://www.duka.test/about",
      companyName: "Another name",
    });
    const stranger = await add(ctx, { companyName: "Nobody knows it" });
    const alone = await add(ctx, {});
    const theirs = await add(other.ctx, { companyName: name });
    expect(await companyOf(byName.id)).toBeNull();
    const row = await importFile(ctx, `name,country,website\n${name},Kenya,\nDuka,Kenya,https://duka.test\n`);
    expect(await companyOf(byName.id)).toBe(name);
    expect(await companyOf(bySite.id)).toBe("Duka");
    for (const contact of [stranger, alone, theirs]) expect(await companyOf(contact.id)).toBeNull();

    await requestImportUndo(ctx, row.id);
    await runQueue(ctx);
    const left = env.DB.prepare("select company_id from contacts where id = ?").bind(byName.id);
    expect(await left.first("company_id")).toBeNull();
    await importFile(ctx, `name,country,website\n${name},Kenya,\n`);
    expect(await companyOf(byName.id)).toBe(name);
  });

  it("is attached when its company is added by hand, for its account only, writing few rows", async () => {
    const name = `Mkono ${crypto.randomUUID().slice(0, 8)}`;
    const { ctx } = await makeBusiness();
    const other = await makeBusiness();
    const byName = await add(ctx, { companyName: `  ${name.toLowerCase()} ` });
    const bySite = await add(ctx, { companyWebsite: "mkono.test/team" });
    const theirs = await add(other.ctx, { companyName: name });
    for (let n = 0; n < 30; n += 1) await add(ctx, { companyName: `Nobody ${n}` });
    const meter = metered(ctx);
    await createCompany(meter.ctx, CompanyInput.parse({ name, website: "https://www.mkono.test" }));
    for (const { id } of [byName, bySite]) expect(await companyOf(id)).toBe(name);
    expect(await companyOf(theirs.id)).toBeNull();
    expect(meter.rowsWritten()).toBeLessThan(60);
  });

  it("is attached by a job if more contacts are pending than a request can read", async () => {
    const name = `Ghala ${crypto.randomUUID().slice(0, 8)}`;
    const { ctx, account } = await makeBusiness();
    const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
      insert into contacts (account_id, contact_name, company_name, confidence, source, is_demo, created_at, updated_at)
      select ?1, 'Person ' || i, iif(i = 1400, ?2, 'Nobody ' || i), 0, 'list', 0, 1, 1 from n`;
    await env.DB.prepare(many).bind(account.id, name).run();
    const last = "select id from contacts where account_id = ? and contact_name = 'Person 1400'";
    const id = Number(await env.DB.prepare(last).bind(account.id).first("id"));
    const meter = metered(ctx);
    await createCompany(meter.ctx, CompanyInput.parse({ name }));
    expect(meter.rowsRead()).toBeLessThan(4_000);
    expect(await companyOf(id)).toBeNull();
    const [message] = ctx.queue.sent;
    expect(ctx.queue.sent).toEqual([
      { kind: "attach-contacts", accountId: account.id, after: expect.any(Number) },
    ]);
    const job = metered(ctx);
    await attachContacts(job.ctx, message?.kind === "attach-contacts" ? message.after : 0, 200);
    expect(job.rowsRead()).toBeLessThan(1_000);
    expect(await companyOf(id)).toBeNull();
    expect(ctx.queue.sent).toHaveLength(2);
    for (const message of ctx.queue.sent) await runJob(env, message, "test");
    expect(await companyOf(id)).toBe(name);
  });

  it("is searched for from the first contact if a job has no start id", () => {
    expect(JobMessage.parse({ kind: "attach-contacts", accountId: 1 })).toMatchObject({ after: 0 });
    expect(JobMessage.safeParse({ kind: "attach-contacts", accountId: 1, after: -1 }).success).toBe(false);
  });

  it("is found among hundreds of other contacts", async () => {
    const name = `Duka ${crypto.randomUUID().slice(0, 8)}`;
    const { ctx, account } = await makeBusiness();
    const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)
      insert into contacts (account_id, contact_name, company_name, confidence, source, is_demo, created_at, updated_at)
      select ?1, 'Person ' || i, iif(i % 50, 'Nobody ' || i, ?2), 0, 'list', 0, 1, 1 from n`;
    await env.DB.prepare(many).bind(account.id, name).run();
    await importFile(ctx, `name,country\n${name},Kenya\n`);
    const attached = "select count(*) n from contacts where account_id = ? and company_id is not null";
    expect(await env.DB.prepare(attached).bind(account.id).first("n")).toBe(9);
  });
});
