import { beforeEach, describe, expect, it } from "vitest";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { unhideCompany } from "~/domains/directory/companies/hide-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { receiveImport } from "~/domains/directory/imports/receive-import.server";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { editMailbox } from "~/domains/mailboxes/edit-mailbox.server";
import { pauseMailbox, resumeMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { MailboxInput } from "~/domains/mailboxes/schemas";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { addTask, changeTask } from "~/domains/opportunities/tasks/write-task.server";
import { consumeQuota } from "~/domains/quotas/charge-quota.server";
import { getAllowances } from "~/domains/quotas/get-allowances.server";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { addCompanies } from "../../support/fixtures/companies";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { outcome } from "../../support/fixtures/people";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";

type Ctx = Business["ctx"];

let ctx: Ctx;
let used: () => Promise<number | undefined>;
beforeEach(async () => {
  const business = await makeBusiness();
  ctx = { ...business.ctx, account: { ...business.ctx.account, isConfirmed: false } };
  used = async () => (await getAllowances(ctx)).find(({ kind }) => kind === "rows")?.used;
});

async function* once(text: string) {
  yield new TextEncoder().encode(text);
}

const fill = async () => consumeQuota(ctx, { rows: 2_000 - ((await used()) ?? 0) });
const eventsOf = () =>
  ctx.d1
    .prepare("select count(*) n from opportunity_events where account_id = ?")
    .bind(ctx.account.id)
    .first<number>("n");

describe("a change that adds a row is counted", () => {
  it("for an opportunity: its fields, stage and tasks", async () => {
    const { id } = await makeOpportunity(ctx);
    const task = await addTask(ctx, { title: "Call", dueAt: new Date(), opportunityId: id });
    const before = Number(await used());
    await changeOpportunity(ctx, id, { title: "Walls" });
    await changeOpportunity(ctx, id, { title: "Walls" });
    await moveOpportunity(ctx, id, { status: "qualified" });
    await moveOpportunity(ctx, id, { status: "qualified" });
    await changeTask(ctx, task.id, { isDone: true });
    await changeTask(ctx, task.id, { isDone: true });
    expect(await used()).toBe(before + 3);
    await fill();
    const events = await eventsOf();
    const refused = [
      changeOpportunity(ctx, id, { title: "Doors" }),
      moveOpportunity(ctx, id, { status: "new_lead" }),
      changeTask(ctx, task.id, { isDone: false }),
    ];
    expect(await Promise.all(refused.map(outcome))).toEqual(Array(3).fill("limit_reached"));
    expect(await eventsOf()).toBe(events);
  });

  it("for a company: hiding once, and each edit of the account's own", async () => {
    const [shared] = await addCompanies(testContext(), [{ name: "Hidden by Many", country: "KE" }]);
    const id = Number(shared?.id);
    const own = await createCompany(ctx, CompanyInput.parse({ name: "Own Works" }));
    const before = Number(await used());
    await removeCompany(ctx, id);
    await outcome(removeCompany(ctx, id));
    expect(await used()).toBe(before + 1);
    await unhideCompany(ctx, id);
    await editCompany(ctx, own.id, { name: "Other Works" });
    await editCompany(ctx, own.id, { name: "Other Works" });
    expect(await used()).toBe(before + 2);
    await fill();
    expect(await outcome(removeCompany(ctx, id))).toBe("limit_reached");
    expect(await outcome(editCompany(ctx, own.id, { name: "Third Works" }))).toBe("limit_reached");
  });

  it("for mailboxes: each one added, even if it is removed again", async () => {
    const input = MailboxInput.parse({
      kind: "smtp",
      fromAddress: "amina@counted.ng",
      fromName: "Amina",
      postalAddress: "1 Marina, Lagos",
      host: "smtp.counted.ng",
      security: "tls",
      username: "amina",
      password: "secret",
    });
    for (const expected of [1, 2]) {
      const { id } = await addMailbox(ctx, input);
      expect(await outcome(addMailbox(ctx, input))).toBe("conflict");
      expect(await used()).toBe(expected);
      await removeMailbox(ctx, id);
    }
    const { id } = await addMailbox(ctx, input);
    await pauseMailbox(ctx, id);
    await resumeMailbox(ctx, id);
    await resumeMailbox(ctx, id);
    expect(await used()).toBe(5);
    await fill();
    await pauseMailbox(ctx, id);
    expect(await outcome(resumeMailbox(ctx, id))).toBe("limit_reached");
    expect(await outcome(editMailbox(ctx, id, { password: "another" }))).toBe("limit_reached");
  });

  it("for files: each upload, while an upload above the limit leaves none", async () => {
    const upload = () => receiveImport(ctx, { fileName: "a.csv", bytes: once("name\nAcme Works\n") });
    const imports = () =>
      ctx.d1.prepare("select count(*) n from imports where account_id = ?").bind(ctx.account.id).first("n");
    await upload();
    expect(await used()).toBe(1);
    await fill();
    expect(await outcome(upload())).toBe("limit_reached");
    expect(await imports()).toBe(1);
    expect((await ctx.files.list({ prefix: `imports/${ctx.account.id}/` })).objects.length).toBeLessThan(2);
  });
});
