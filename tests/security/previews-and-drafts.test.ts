import { beforeAll, describe, expect, it } from "vitest";
import { mailboxDay } from "~/domains/mailboxes/mailbox-days.server";
import { TaskSchema } from "~/domains/opportunities/tasks/task-schemas";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { LOOK } from "~/domains/templates/template-limits";
import { draftOf, threadOf } from "../access/rows/replies-rows";
import { campaignTo, person } from "../support/fixtures/audiences";
import { makeTemplate } from "../support/fixtures/campaigns";
import { addCompanies } from "../support/fixtures/lead-search";
import { makeMailbox } from "../support/fixtures/sending";
import { someLeads, workingAgent } from "../support/fixtures/shared-leads";
import { callApp, fetchApp, ORIGIN, postForm, signedInBusiness } from "../support/harness/app";
import { env } from "../support/harness/context";
import { everyRow } from "../support/harness/every-row";

const SECRET = "Zetaquote8841";
const NONE = 987_654_321;

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;
let me: Signed;
let them: Signed;
beforeAll(async () => {
  [me, them] = [await signedInBusiness({ plan: "corporate" }), await signedInBusiness({ plan: "corporate" })];
});

describe("another account's record", () => {
  let theirs: Record<"company" | "contact" | "template" | "mailbox", number>;
  beforeAll(async () => {
    const { ctx } = them;
    const [company = 0] = await addCompanies(ctx, [{ name: `${SECRET} Ltd` }]);
    const contact = await person(ctx, SECRET);
    await env.DB.prepare("update contacts set company_id = ? where id = ?").bind(company, contact).run();
    const template = await makeTemplate(ctx);
    await env.DB.prepare("update outreach_templates set subject = ?1, content = ?1 where id = ?2")
      .bind(SECRET, template)
      .run();
    const mailbox = (await makeMailbox(ctx, 25, { fromAddress: `${SECRET}@sender.test` })).id;
    theirs = { company, contact, template, mailbox };
  });

  it("is excluded from campaign previews, which write nothing", async () => {
    const { id: own } = await campaignTo(me.ctx, "contacts:scope=own");
    const before = await everyRow(["sessions", "rate_limit_buckets"]);
    const { company, contact, template, mailbox } = theirs;
    const ids = { templateId: template, "steps[0].templateId": template, mailboxId: mailbox, lead: contact };
    const fields = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
    for (const audience of [`selection:${contact}`, `contacts:company=${company}`])
      for (const path of ["/campaigns/new", "/campaigns/check", `/campaigns/${own}/edit`]) {
        const answer = await postForm(path, { name: "x", audience, [LOOK]: "1", ...fields }, me.cookie);
        const text = await answer.text();
        expect([path, audience, answer.status]).toEqual([path, audience, 200]);
        expect(text.toLowerCase().includes(SECRET.toLowerCase()), path).toBe(false);
      }
    expect(await everyRow(["sessions", "rate_limit_buckets"])).toEqual(before);
  });

  it("is treated as a nonexistent company by the contacts filter", async () => {
    const paths = (company: number) => [
      `/business/contacts.csv?company=${company}`,
      `/api/database/contacts?company=${company}`,
      `/api/campaign-audience?audience=contacts:company%3D${company}`,
      `/api/campaign-audience/contacts?audience=contacts:company%3D${company}`,
    ];
    const answersOf = (company: number) =>
      Promise.all(
        paths(company).map(async (path) => {
          const answer = await fetchApp(path, { cookie: me.cookie });
          return [answer.status, (await answer.text()).replaceAll(String(company), "ID")];
        }),
      );
    const [foreign, none] = [await answersOf(theirs.company), await answersOf(NONE)];
    expect(foreign).toEqual(none);
    expect(foreign.map(([status]) => status)).toEqual([200, 200, 200, 200]);
  });
});

it("a draft can't be discarded or restored by a viewer, or in a suspended account", async () => {
  const draft = await draftOf(me);
  const set = (change: string, id: number) => env.DB.prepare(`update ${change} where id = ?`).bind(id).run();
  const besides = ["accounts", "users", "sessions", "rate_limit_buckets"];
  const before = await everyRow(besides);
  const tried = async () =>
    Promise.all(
      ["discard", "restore"].map(
        async (act) => (await postForm(`/email-drafts/${draft}/${act}`, {}, me.cookie)).status,
      ),
    );
  await set("users set role = 'viewer'", me.user.userId);
  expect(await tried()).toEqual([403, 403]);
  await set("users set role = 'owner'", me.user.userId);
  await set("accounts set state = 'suspended'", me.account.id);
  expect(await tried()).toEqual([403, 403]);
  await set("accounts set state = 'active'", me.account.id);
  expect(await everyRow(besides)).toEqual(before);
});

it.each(["isDone", "back"])(
  "a task is not marked as done if a file is sent as the field %s",
  async (name) => {
    const { id } = await addTask(me.ctx, TaskSchema.parse({ title: "Call", dueAt: "2030-01-01" }));
    const body = new FormData();
    body.append(name, new File(["on"], "on.txt"));
    const headers = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
    const answer = await fetchApp(`/tasks/${id}/done`, { method: "POST", body, headers, cookie: me.cookie });
    expect([answer.status, (await answer.text()).includes("Unexpected")]).toEqual([422, false]);
  },
);

it("twelve concurrent replies queue only those within the daily limit and keep one draft", async () => {
  const thread = await threadOf(me);
  const box = await env.DB.prepare("select max(id) n from mailboxes where account_id = ?")
    .bind(me.account.id)
    .first<number>("n");
  await env.DB.prepare(
    "insert into mailbox_daily_stats (mailbox_id, day, one_to_one_claimed) values (?, ?, 198)",
  )
    .bind(box, mailboxDay(me.ctx, new Date()))
    .run();
  const path = `/replies/${thread}/answer`;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 2
        ? postForm(path, { text: `By form ${n}` }, me.cookie)
        : callApp("POST", `/api${path}`, { text: `By call ${n}` }, me.cookie),
    ),
  );
  expect(answers.filter(({ status }) => status < 400)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  const rows = (table: string, condition: string) =>
    env.DB.prepare(`select count(*) n from ${table} where ${condition} and mailbox_id = ?`)
      .bind(box)
      .first("n");
  expect(await rows("outreach_messages", "campaign_id is null")).toBe(2);
  expect(await rows("email_drafts", `record = 'thread:${thread}'`)).toBe(1);
  expect(await rows("mailbox_daily_stats", "one_to_one_claimed = 200")).toBe(1);
});

it("leads shared in eight concurrent requests are shared once, with the page's agent", async () => {
  const [shown, named] = [await workingAgent(me), await workingAgent(me)];
  const leadIds = (await someLeads(me, 3)).map(({ id }) => String(id));
  const page = `/agents/${shown.agent.id}/share`;
  const press = () => postForm(page, { agentId: String(named.agent.id), leadIds }, me.cookie);
  const answers = await Promise.all(Array.from({ length: 8 }, press));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(302));
  const { results } = await env.DB.prepare(
    "select agent_id as agent, count(*) as leads, count(distinct lead_id) as different from shared_leads where account_id = ? group by 1",
  )
    .bind(me.account.id)
    .all();
  expect(results).toEqual([{ agent: shown.agent.id, leads: 3, different: 3 }]);
});
