import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Job } from "workers/job";
import { JOBS } from "workers/jobs";
import { z } from "zod";
import { DomainError } from "~/core/errors";
import type { JobMessage } from "~/core/jobs";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import type { ImportMapping } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { addFeed } from "~/domains/directory/research/research-sources.server";
import { NewFeed } from "~/domains/directory/research/schemas";
import { stepResearch } from "~/domains/directory/research/step-research.server";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { handleMetaWebhook } from "~/domains/social-leads/inbound/handle-webhook.server";
import { ingestPlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import { upload } from "../support/fixtures/imports";
import { makeInbox } from "../support/fixtures/inboxes";
import { approvedMarketing } from "../support/fixtures/marketing";
import { platformRow } from "../support/fixtures/platforms";
import { signedByMeta, whatsappEvent } from "../support/fixtures/platforms-events";
import { beginRun, inRoom, leaveOnly, researchServer } from "../support/fixtures/research";
import { type Business, makeBusiness, testContext } from "../support/harness/context";
import { script } from "../support/servers/imap";
import { costOf, type Figure, faultsIn, forgetUse } from "./measure";
import { MEGABYTE, repeated, SHAPES } from "./shapes";

const MAX_SLICES = 400;

/** The most expensive slice of the jobs that a text leaves behind, each measured alone; a slice above the target runs again. */
async function slicesOf(name: string, ctx: Business["ctx"], shape: string): Promise<Figure> {
  const worst: Figure = { input: name, shape, bytes: MEGABYTE, ms: 0, answer: "no job" };
  for (let slice = 0; slice < MAX_SLICES; slice += 1) {
    const message = ctx.queue.sent.shift();
    if (!message) break;
    const run = JOBS[message.kind] as Job<JobMessage>;
    const ms = await costOf(() => run(ctx, message, (account) => ({ ...ctx, account })));
    if (ms >= worst.ms) Object.assign(worst, { ms, answer: `${message.kind}, slice ${slice}` });
  }
  return worst;
}

/** Runs an action; returns the message if it is refused, since a refusal is a valid outcome too. */
async function orRefused(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
    return "taken";
  } catch (error) {
    if (error instanceof DomainError || error instanceof z.ZodError) return error.message.slice(0, 80);
    throw error;
  }
}

let business: Business;
beforeAll(async () => {
  business = await makeBusiness({ plan: "corporate" });
  await approvedMarketing(business);
}, 600_000);

const HEADS = {
  companies: ["name,country,city\n", "Zuri Solar,Kenya,Nairobi\n"],
  contacts: ["name,email,company\n", "Amina Otieno,amina@otieno.example,Otieno Stores\n"],
} as const;

describe("one slice of a job that reads input", () => {
  it.each(SHAPES)("costs at most 600 ms of CPU in an import: %s", async (shape, piece) => {
    const { ctx } = business;
    const figures: Figure[] = [];
    for (const kind of ["companies", "contacts"] as const) {
      const [head, valid] = HEADS[kind];
      await forgetUse();
      const said = await orRefused(async () => {
        const row = await upload(ctx, head + repeated(piece ?? valid, MEGABYTE), "rows.csv", kind);
        await confirmImportMapping(ctx, row.id, {
          mapping: row.mapping as ImportMapping["mapping"],
          onDuplicate: "skip",
        });
        figures.push(await slicesOf(`check-import of ${kind}`, ctx, shape));
        await startImport(ctx, row.id, {});
        figures.push(await slicesOf(`run-import of ${kind}`, ctx, shape));
      });
      figures.push({ input: `upload of ${kind}`, shape, bytes: MEGABYTE, ms: 0, answer: said });
    }
    expect(await faultsIn(figures)).toEqual([]);
  });

  it.each(SHAPES)("costs at most 600 ms of CPU in a lead import: %s", async (shape, piece) => {
    const { ctx } = business;
    await forgetUse();
    const csv = `name,email,company\n${repeated(piece ?? "Amina,amina@otieno.example,Otieno\n", MEGABYTE)}`;
    const said = await orRefused(() =>
      importSocialLeads(ctx, ImportInput.parse({ platform: "facebook", method: "csv", csv })),
    );
    const figure = await slicesOf("import-social-leads", ctx, shape);
    expect(await faultsIn([figure, { ...figure, input: "leads sent", ms: 0, answer: said }])).toEqual([]);
  });

  it.each(SHAPES)("costs at most 600 ms of CPU in a feed: %s", async (shape, piece) => {
    const figures: Figure[] = [];
    for (const format of ["csv", "json"] as const) {
      const valid = format === "csv" ? "Zuri Solar,KE\n" : '{"name":"Zuri Solar","country":"KE"},';
      const text = repeated(piece ?? valid, MEGABYTE);
      const feed = format === "csv" ? `name,country\n${text}` : `[${text.replace(/,$/, "")}]`;
      const { ctx } = await inRoom(testContext(), { feed });
      await ctx.d1
        .prepare("UPDATE research_sources SET is_on = 0, removed_at = iif(kind = 'feed', 1, NULL)")
        .run();
      const name = `Feed ${crypto.randomUUID().slice(0, 8)}`;
      await addFeed(
        ctx,
        NewFeed.parse({ name, address: `${researchServer()}/feed.csv`, format, licence: "CC0 1.0" }),
      );
      await leaveOnly(ctx, "feed");
      await beginRun(ctx);
      const due = "UPDATE research_sources SET next_at = 0 WHERE completed_at IS NULL AND is_on = 1";
      const ms = await costOf(async () => {
        await ctx.d1.prepare(due).run();
        await stepResearch(ctx);
      });
      figures.push({ input: `step-research of ${format}`, shape, bytes: MEGABYTE, ms, answer: "a step" });
    }
    expect(await faultsIn(figures)).toEqual([]);
  });

  it.each(SHAPES)("costs at most 600 ms of CPU in an inbox sync: %s", async (shape, piece) => {
    const box = await makeInbox(["reader@buyer.test"], inject("imap").scripted);
    await pollInbox(box.ctx, box.mailboxId);
    const text = repeated(piece ?? "Yes, please call me.\n", MEGABYTE).replace(/\n/g, "\r\n");
    const raw = `From: reader@buyer.test\r\nIn-Reply-To: ${box.sent[0]}\r\n\r\n${text}`;
    await script(box.imapUser, { mails: [{ uid: 2, raw }] });
    const ms = await costOf(() => pollInbox(box.ctx, box.mailboxId));
    const input = "poll-inbox";
    expect(await faultsIn([{ input, shape, bytes: MEGABYTE, ms, answer: "a look" }])).toEqual([]);
  });

  it.each(SHAPES)("costs at most 600 ms of CPU in a platform event: %s", async (shape, piece) => {
    const { webhookKey: hookKey, id } = await platformRow(business);
    const text = repeated(piece ?? "Habari yako? ", MEGABYTE);
    const event = whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, text, name: text.slice(0, 200_000) });
    const body = new TextEncoder().encode(JSON.stringify(event));
    await forgetUse();
    const said = await orRefused(() => handleMetaWebhook(testContext(), hookKey, body, signedByMeta(body)));
    const ctx = { ...testContext(business.account), account: business.account };
    const ms = await costOf(() => ingestPlatformEvents(ctx, { connectionId: id }));
    const input = "take-platform-events";
    expect(await faultsIn([{ input, shape, bytes: MEGABYTE, ms, answer: said }])).toEqual([]);
  });
});
