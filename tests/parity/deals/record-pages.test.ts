import { beforeEach, expect, it } from "vitest";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeMailbox } from "../../support/fixtures/sending";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

let me: Signed;
beforeEach(async () => {
  me = await signedInBusiness({ plan: "corporate" });
});

const bodyOf = async (path: string) => (await fetchApp(path, { headers: { cookie: me.cookie } })).text();

async function person(companyName: string) {
  const input = {
    contactName: "Amina Otieno",
    contactEmail: `amina-${crypto.randomUUID()}@jua.test`,
    companyName,
  };
  const made = await callApp("POST", "/api/contacts", input, me.cookie);
  return (await made.json<{ id: number }>()).id;
}

/** Creates a company with a contact, a lead and a deal, and a mailbox that may send. */
async function record() {
  const { ctx, cookie } = me;
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  const contactId = await person("Jua Solar");
  await runSearch(ctx as never, (await makeSearch(ctx)).id);
  const leadId = await ctx.d1
    .prepare("select id from leads where account_id = ?")
    .bind(ctx.account.id)
    .first<number>("id");
  const deal = await callApp("POST", `/api/companies/${companyId}/opportunity`, {}, cookie);
  const { id: dealId } = await deal.json<{ id: number }>();
  await makeMailbox(ctx, 25);
  await ctx.d1
    .prepare("update users set email_verified_at = 1 where account_id = ?")
    .bind(ctx.account.id)
    .run();
  const pages = {
    company: `/business/companies/${companyId}`,
    lead: `/ai-lead-search/leads/${leadId}`,
    contact: `/business/contacts/${contactId}/history`,
    deal: `/opportunities/${dealId}`,
  };
  return { companyId, contactId, leadId, dealId, pages };
}

const FORMS = {
  note: { compose: "note", text: "They moved." },
  call: { compose: "call", text: "Asked for prices." },
  task: { compose: "task", title: "Visit them", dueAt: "2030-12-01T09:00" },
  email: { compose: "email", subject: "Solar for you", text: "Hello Amina" },
};

it("each record accepts a note, a call, a task and an email, and returns to itself", async () => {
  const { pages, contactId, companyId } = await record();
  for (const [name, page] of Object.entries(pages))
    for (const [kind, form] of Object.entries(FORMS)) {
      const body = kind === "email" ? { ...form, contactId: String(contactId) } : form;
      const answer = await postForm(`${page}?compose=${kind}`, body, me.cookie);
      expect([name, kind, answer.status, answer.headers.get("location")]).toEqual([name, kind, 302, page]);
    }
  const { totals } = await (
    await callApp("GET", `/api/companies/${companyId}/timeline`, undefined, me.cookie)
  ).json<{ totals: Record<string, number> }>();
  expect(totals).toMatchObject({ calls: 4, notes: 4, tasks: 4, status: 1 });
  const calls = await (
    await callApp("GET", `/api/companies/${companyId}/timeline?kind=calls`, undefined, me.cookie)
  ).json<{ lines: { kind: string; detail: string }[] }>();
  expect(calls.lines.map(({ kind, detail }) => [kind, detail])).toEqual(
    Array(4).fill(["calls", "Asked for prices."]),
  );
  const queued = "select count(*) n from outreach_messages where account_id = ? and state = 'waiting'";
  expect(await me.ctx.d1.prepare(queued).bind(me.account.id).first("n")).toBe(4);
});

it("a call is logged with the same effect by form and by call", async () => {
  const { pages, companyId } = await record();
  await postForm(pages.company, FORMS.call, me.cookie);
  const { text } = FORMS.call;
  const path = `/api/companies/${companyId}/notes`;
  expect(await (await callApp("POST", path, { text, kind: "call" }, me.cookie)).json()).toMatchObject({
    kind: "call",
  });
  const { results } = await me.ctx.d1
    .prepare("select distinct company_id, contact_id, kind, text from company_notes where account_id = ?")
    .bind(me.account.id)
    .all();
  expect(results).toEqual([{ company_id: companyId, contact_id: null, kind: "call", text }]);
});

it("an email can be sent only to a contact of the company, and its input is kept if rejected", async () => {
  const { pages } = await record();
  const stranger = await person("Upepo Wind");
  for (const page of Object.values(pages)) {
    const body = { ...FORMS.email, contactId: String(stranger) };
    const refused = await postForm(`${page}?compose=email`, body, me.cookie);
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain("Choose a contact at this company.");
    expect(text).toContain("Hello Amina");
  }
  const sent = "select count(*) n from outreach_messages where account_id = ?";
  expect(await me.ctx.d1.prepare(sent).bind(me.account.id).first("n")).toBe(0);
});

it("a lead's URL opens its company's page with the score, and accepts a new status", async () => {
  const { pages } = await record();
  const page = await bodyOf(pages.lead);
  for (const words of ["Confidence", "Score by reason", "Amina Otieno", 'id="composer"'])
    expect(page).toContain(words);
  expect(await bodyOf(pages.company)).toContain(`href="${pages.lead}"`);
  const saved = await postForm(pages.lead, { status: "contacted" }, me.cookie);
  expect([saved.status, saved.headers.get("location")]).toEqual([302, pages.lead]);
});

it("a lead's URL keeps working when its company is removed", async () => {
  const { pages, companyId } = await record();
  expect((await callApp("DELETE", `/api/companies/${companyId}`, undefined, me.cookie)).status).toBe(200);
  const answer = await fetchApp(pages.lead, { headers: { cookie: me.cookie } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('id="composer"');
});

it("the previous email form redirects to the composer of the contact's page, with the email open", async () => {
  const { contactId, pages } = await record();
  const old = await fetchApp(`/business/contacts/${contactId}/write`, { headers: { cookie: me.cookie } });
  const to = `${pages.contact}?compose=email#composer`;
  expect([old.status, old.headers.get("location")]).toEqual([302, to]);
  const page = await bodyOf(to);
  for (const words of ["Send email", "Amina Otieno · amina-", 'name="subject"'])
    expect(page).toContain(words);
});

it("every record lists the queued emails and drafts to its contacts", async () => {
  const { pages, contactId } = await record();
  await me.ctx.d1
    .prepare("update mailboxes set paused_at = unixepoch() where account_id = ?")
    .bind(me.account.id)
    .run();
  const email = { ...FORMS.email, contactId: String(contactId) };
  await postForm(`${pages.contact}?compose=email`, email, me.cookie);
  const used = `insert into mailbox_daily_stats (mailbox_id, day, one_to_one_claimed)
    select b.id, date('now', d.value || ' days'), 200 from mailboxes b, json_each('[-1, 0, 1]') d where b.account_id = ?
    on conflict do update set one_to_one_claimed = excluded.one_to_one_claimed`;
  await me.ctx.d1.prepare(used).bind(me.account.id).run();
  const late = { ...email, subject: "Prices for you" };
  expect((await postForm(`${pages.contact}?compose=email`, late, me.cookie)).status).toBe(429);
  for (const [name, page] of Object.entries(pages)) {
    const html = await bodyOf(page);
    for (const words of [
      "Solar for you",
      "Queued: mailbox paused",
      "Prices for you",
      `${pages.contact}?compose=email`,
    ])
      expect([name, words, html.includes(words)]).toEqual([name, words, true]);
  }
});

it("a company with a won deal links to that deal, and offers to create another", async () => {
  const { pages, dealId } = await record();
  const wonAndNext = ["View won deal", "Create another deal"];
  for (const page of [pages.company, pages.contact]) {
    const open = await bodyOf(page);
    expect(open).toContain("View deal");
    for (const words of wonAndNext) expect(open).not.toContain(words);
  }
  const moved = await callApp("PATCH", `/api/opportunities/${dealId}`, { status: "closed_won" }, me.cookie);
  expect(moved.status).toBe(200);
  for (const page of [pages.company, pages.contact]) {
    const won = await bodyOf(page);
    for (const words of wonAndNext) expect(won).toContain(words);
    expect(won).not.toContain("Create deal");
  }
});

it("the email tab of a contact without an address shows where to add it", async () => {
  const made = await callApp("POST", "/api/contacts", { contactName: "Juma Ali" }, me.cookie);
  const { id } = await made.json<{ id: number }>();
  const page = await bodyOf(`/business/contacts/${id}/history?compose=email`);
  expect(page).toContain("This contact has no email address yet.");
  expect(page).toMatch(new RegExp(`href="/business/contacts/${id}"[^>]*>Add email address`));
});

it("a lead's status changes on its company's page, and can be changed back", async () => {
  const { pages, leadId } = await record();
  const status = () =>
    me.ctx.d1.prepare("select status from leads where id = ?").bind(leadId).first("status");
  const move = (from: string, to: string) =>
    postForm(pages.company, { leadId: String(leadId), from, status: to }, me.cookie);
  const changed = await move("new", "contacted");
  const there = changed.headers.get("location") ?? "";
  expect([changed.status, there]).toEqual([302, `${pages.company}?changed=${leadId}&was=new`]);
  expect(await status()).toBe("contacted");
  expect(await bodyOf(there)).toContain("Status changed to “Contacted”.");
  await move("contacted", "new");
  expect(await status()).toBe("new");
});

it("a lead's status changed by a teammate in the meantime stays", async () => {
  const { pages, leadId } = await record();
  const answer = await postForm(
    pages.company,
    { leadId: String(leadId), from: "qualified", status: "contacted" },
    me.cookie,
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([302, pages.company]);
  const status = await me.ctx.d1
    .prepare("select status from leads where id = ?")
    .bind(leadId)
    .first("status");
  expect(status).toBe("new");
});

it("a new deal is marked as won on its page, which offers Undo", async () => {
  const { pages, dealId } = await record();
  const page = await bodyOf(pages.deal);
  expect(page).toContain("Mark as won");
  const move = `/opportunities/${dealId}/move`;
  const fields = { from: "new_lead", status: "closed_won", back: pages.deal };
  const asked = await postForm(move, fields, me.cookie);
  expect(asked.headers.get("location")).toMatch(new RegExp(`^${move}\\?`));
  const done = await postForm(move, { ...fields, isAsked: "on", revenue: "900" }, me.cookie);
  const there = done.headers.get("location") ?? "";
  expect(there).toBe(`${pages.deal}?moved=${dealId}&was=new_lead`);
  const won = (await bodyOf(there)).replaceAll("<!-- -->", "");
  expect(won).toContain("was moved to Won.");
  expect(won).toContain(`action="${move}/undo"`);
  expect(won).not.toContain("Mark as won");
});

it("timeline entries have a relative time, and the full date in the title", async () => {
  const { pages } = await record();
  await postForm(pages.company, FORMS.note, me.cookie);
  const page = await bodyOf(pages.company);
  expect(page).toMatch(/<time dateTime="[^"]+" title="\d+ \w+ \d{4}, [^"]+">Just now<\/time>/);
});
