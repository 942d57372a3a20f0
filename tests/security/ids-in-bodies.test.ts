import { beforeAll, describe, expect, it } from "vitest";
import { TaskSchema } from "~/domains/opportunities/tasks/task-schemas";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { storeFile } from "~/domains/templates/files/store-file.server";
import { makeCampaign, makeMailbox, makeTemplate } from "../support/fixtures/campaigns";
import { makeOpportunity } from "../support/fixtures/opportunities";
import { callApp, cookieOf } from "../support/harness/app";
import { type Business, makeBusiness } from "../support/harness/context";
import { everyRow } from "../support/harness/every-row";

let cookie: string;
let own: Record<"campaign" | "search" | "template" | "opportunity" | "task", number>;
let theirs: Record<"search" | "template" | "mailbox" | "file" | "opportunity" | "user", number>;

async function things({ ctx }: Business) {
  const campaign = await makeCampaign(ctx);
  const template = await makeTemplate(ctx);
  const mailbox = await makeMailbox(ctx);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const { id: file } = await storeFile(ctx, "attachment", { name: "a.png", bytes: png });
  const { id: opportunity } = await makeOpportunity(ctx);
  const { id: task } = await addTask(ctx, TaskSchema.parse({ title: "Call", dueAt: "2027-01-01" }));
  const { id, searchId: search } = campaign;
  return { campaign: id, search, template, mailbox, file, opportunity, task, user: ctx.actor.userId };
}

beforeAll(async () => {
  const mine = await makeBusiness({ plan: "corporate" });
  own = await things(mine);
  theirs = await things(await makeBusiness({ plan: "corporate" }));
  cookie = await cookieOf(mine.user.userId);
});

const template = { name: "A", subject: "B", content: "C" };
const deal = { title: "A", region: "Kenya" };
const task = { title: "A", dueAt: "2027-01-01" };

const ASKED: [string, () => [string, string, unknown]][] = [
  [
    "a template for a campaign",
    () => ["POST", "/api/ai/campaigns", { name: "A", templateId: theirs.template, leadSearchId: own.search }],
  ],
  [
    "a search for a campaign",
    () => ["POST", "/api/ai/campaigns", { name: "A", templateId: own.template, leadSearchId: theirs.search }],
  ],
  [
    "a search for a draft",
    () => ["PATCH", `/api/ai/campaigns/${own.campaign}`, { targetLeadSearchId: theirs.search }],
  ],
  [
    "a mailbox for a draft",
    () => ["PATCH", `/api/ai/campaigns/${own.campaign}`, { mailboxId: theirs.mailbox }],
  ],
  [
    "a template for a step",
    () => ["PUT", `/api/ai/campaigns/${own.campaign}/steps`, { steps: [{ templateId: theirs.template }] }],
  ],
  [
    "a template to translate",
    () => ["POST", "/api/outreach-templates", { ...template, language: "fr", variantOf: theirs.template }],
  ],
  [
    "a file to attach",
    () => ["POST", "/api/outreach-templates", { ...template, attachmentUrl: `/files/${theirs.file}` }],
  ],
  [
    "a file for a template",
    () => ["PATCH", `/api/outreach-templates/${own.template}`, { attachmentUrl: `/files/${theirs.file}` }],
  ],
  ["a file as a logo", () => ["PATCH", "/api/signature", { logoUrl: `/files/${theirs.file}` }]],
  ["an owner of a deal", () => ["POST", "/api/opportunities", { ...deal, ownerId: theirs.user }]],
  [
    "an owner of a deal that is there",
    () => ["PATCH", `/api/opportunities/${own.opportunity}`, { ownerId: theirs.user }],
  ],
  ["a deal of a task", () => ["POST", "/api/tasks", { ...task, opportunityId: theirs.opportunity }]],
  ["somebody who does a task", () => ["POST", "/api/tasks", { ...task, assignedTo: theirs.user }]],
  [
    "somebody who does a task that is there",
    () => ["PATCH", `/api/tasks/${own.task}`, { assignedTo: theirs.user }],
  ],
];

describe("a body with ids of another account", () => {
  it.each(ASKED)("is refused without writing anything: %s", async (_what, asked) => {
    const before = await everyRow();
    const answer = await callApp(...asked(), cookie);
    expect([404, 422]).toContain(answer.status);
    expect(await everyRow()).toEqual(before);
  });
});
