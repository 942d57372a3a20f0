import { describe, expect, it } from "vitest";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { setOutcome } from "~/domains/social-leads/conversations/reply.server";
import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { getSocialImport } from "~/domains/social-leads/imports/import-job.server";
import { importSocialLeads, startLeadImport } from "~/domains/social-leads/imports/import-leads.server";
import {
  carryOnRemoval,
  countImportedLeads,
  removeImportedLeads,
} from "~/domains/social-leads/imports/remove-imported-leads.server";
import { runSocialImport } from "~/domains/social-leads/imports/run-social-import.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { requeueSocialImports } from "~/domains/social-leads/imports/with-lease.server";
import { ingestFromPlatform } from "~/domains/social-leads/inbound/sync-platform.server";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { mergeSocialLeads } from "~/domains/social-leads/merging/merge-leads.server";
import { undoLeadMerge } from "~/domains/social-leads/merging/undo-merge.server";
import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { removeSocialLead } from "~/domains/social-leads/remove-social-lead.server";
import { approvedMarketing } from "../../support/fixtures/marketing";
import { outcome } from "../../support/fixtures/people";
import { connectedBusiness } from "../../support/fixtures/platforms";
import { socialLead } from "../../support/fixtures/social-leads";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const fileOf = (count: number, prefix = "lead") =>
  `name,email,company\n${Array.from({ length: count }, (_, index) => `Lead ${index},${prefix}-${index}@brought.example,Company ${index}`).join("\n")}\n`;

const take = (ctx: Business["ctx"], csv: string) =>
  importSocialLeads(ctx, ImportInput.parse({ platform: "linkedin", method: "csv", csv }));

async function imported(count: number) {
  const made = await makeBusiness({ plan: "corporate" });
  await approvedMarketing(made);
  const id = (await take(made.ctx, fileOf(count))).run?.id ?? 0;
  for (let job = 0; job < 10; job += 1) await runSocialImport(made.ctx, id);
  const { rows } = await listSocialLeads(made.ctx, {}, { limit: count });
  return { ...made, id, leads: rows.reverse() };
}

const counted = async ({ ctx, id }: { ctx: Business["ctx"]; id: number }) =>
  countImportedLeads(ctx, await getSocialImport(ctx, id));

const totalOf = async ({ ctx }: Pick<Business, "ctx">) =>
  (await listSocialLeads(ctx, {}, { limit: 1 })).total.count;

const linesOf = (accountId: number) =>
  env.DB.prepare("select count(*) n from audit_log where account_id = ? and action = 'remove-imported-leads'")
    .bind(accountId)
    .first<number>("n");

const rowsUsed = (accountId: number) =>
  env.DB.prepare("select used from quota_usage where holder = ? and kind = 'rows'")
    .bind(`account:${accountId}`)
    .first<number>("used");

describe("undoing an import", () => {
  it("removes leads that were not used, once, and only for its own account", async () => {
    const [one, other] = [await imported(3), await makeBusiness()];
    const own = await socialLead(one);
    const used = await rowsUsed(one.account.id);
    expect(await counted(one)).toEqual({ removable: 3, stays: [], gone: 0 });
    expect(await outcome(removeImportedLeads(other.ctx, one.id))).toBe("not_found");
    await carryOnRemoval(other.ctx, one.id);
    await carryOnRemoval(one.ctx, one.id);
    expect(await totalOf(one)).toBe(4);
    const [first, second] = await Promise.all([1, 2].map(() => removeImportedLeads(one.ctx, one.id)));
    expect(second).toEqual(first);
    expect(first).toMatchObject({ removal: "done", removed: 3, kept: 0, removedAt: expect.any(Date) });
    expect(await removeImportedLeads(one.ctx, one.id)).toEqual(first);
    const { rows } = await listSocialLeads(one.ctx, {}, { limit: 5 });
    expect(rows.map(({ id }) => id)).toEqual([own.id]);
    const origins = "select count(*) n from social_lead_origins where account_id = ?";
    expect(await env.DB.prepare(origins).bind(one.account.id).first("n")).toBe(1);
    expect([await linesOf(one.account.id), await rowsUsed(one.account.id)]).toEqual([1, used]);
    expect(await take(one.ctx, fileOf(3))).toMatchObject({ count: 3, merged: 0 });
  });

  it("keeps leads that were converted, contacted, merged, in a campaign or conversation, or imported again", async () => {
    const one = await imported(9);
    const { ctx, leads } = one;
    const at = (row: number) => leads[row]?.id ?? 0;
    await convertSocialLead(ctx, at(0));
    await createSocialCampaign(ctx, { name: "One", leadIds: [at(1)], type: "email" });
    await setOutcome(ctx, at(2), { outcome: "interested" });
    await moveSocialLead(ctx, at(3), "contacted");
    await mergeSocialLeads(ctx, at(4), { otherId: (await socialLead(one)).id, from: {} });
    await take(ctx, "name,email,company\nLead 5,lead-5@brought.example,Company 5\n");
    const again = { platform: "linkedin", method: "manual", name: "Lead 6", company: "Company 6" };
    await importSocialLeads(ctx, ImportInput.parse({ ...again, email: "lead-6@brought.example" }));
    await removeSocialLead(ctx, at(7));
    const { stays, ...counts } = await counted(one);
    expect(counts).toEqual({ removable: 1, gone: 1 });
    expect(Object.fromEntries(stays.map(({ reason, count }) => [reason, count]))).toEqual({
      opportunity: 1,
      campaign: 1,
      conversation: 1,
      worked: 1,
      merged: 1,
      found: 2,
    });
    expect(await removeImportedLeads(ctx, one.id)).toMatchObject({ removal: "done", removed: 1, kept: 7 });
    const { rows } = await listSocialLeads(ctx, {}, { limit: 20 });
    expect(rows.map(({ id }) => id).reverse()).toEqual([0, 1, 2, 3, 4, 5, 6].map(at));
  });

  it("can remove a lead whose merge was undone, and one listed twice in its file", async () => {
    const one = await makeBusiness({ plan: "corporate" });
    const csv = `${fileOf(2)}Lead 0 again,lead-0@brought.example,Company 0\n`;
    const id = (await take(one.ctx, csv)).run?.id ?? 0;
    const [kept, other] = (await listSocialLeads(one.ctx, {}, { limit: 2 })).rows;
    const merge = await mergeSocialLeads(one.ctx, kept?.id ?? 0, { otherId: other?.id ?? 0, from: {} });
    expect(await counted({ ...one, id })).toMatchObject({
      removable: 0,
      stays: [{ reason: "merged" }],
      gone: 1,
    });
    await undoLeadMerge(one.ctx, merge.mergeId);
    expect(await counted({ ...one, id })).toEqual({ removable: 2, stays: [], gone: 0 });
  });

  it("of many leads continues in the queue, and keeps leads changed in the meantime", async () => {
    const one = await imported(640);
    const { ctx, id } = one;
    const sent = () => ctx.queue.sent.filter(({ kind }) => kind === "remove-imported-leads");
    const begun = await Promise.all([1, 2, 3].map(() => removeImportedLeads(ctx, id)));
    expect(begun.at(-1)?.removal).toMatch(/running|done/);
    const again = await imported(640);
    expect(await removeImportedLeads(again.ctx, again.id)).toMatchObject({
      removal: "running",
      removed: 500,
    });
    expect(again.ctx.queue.sent.filter(({ kind }) => kind === "remove-imported-leads")).toEqual([
      { kind: "remove-imported-leads", accountId: again.account.id, socialImportId: again.id },
    ]);
    const { rows } = await listSocialLeads(again.ctx, {}, { limit: 1 });
    await moveSocialLead(again.ctx, rows[0]?.id ?? 0, "qualified");
    await Promise.all([1, 2, 3].map(() => carryOnRemoval(again.ctx, again.id)));
    expect(await getSocialImport(again.ctx, again.id)).toMatchObject({
      removal: "done",
      removed: 639,
      kept: 1,
      leaseUntil: null,
    });
    expect(await totalOf(again)).toBe(1);
    for (let job = 0; job < 3; job += 1) await carryOnRemoval(ctx, id);
    expect(sent().length).toBeLessThan(4);
    expect([await totalOf(one), (await getSocialImport(ctx, id)).removed]).toEqual([0, 640]);
  });

  it("resumes after its job was lost", async () => {
    const one = await imported(520);
    await removeImportedLeads(one.ctx, one.id);
    const requeued = async (now: Date) => {
      const ctx = { ...one.ctx, now: () => now };
      await requeueSocialImports(ctx);
      return one.ctx.queue.sent.filter(
        (job) => job.kind === "remove-imported-leads" && job.socialImportId === one.id,
      ).length;
    };
    const now = one.ctx.now().getTime();
    expect(await requeued(new Date(now + 1_000))).toBe(1);
    expect(await requeued(new Date(now + 120_000))).toBe(2);
    await carryOnRemoval(one.ctx, one.id);
    expect(await requeued(new Date(now + 240_000))).toBe(2);
  });

  it("is refused while the import runs, and for an import that didn't record its leads", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    const running = (await take(business.ctx, fileOf(400))).run?.id ?? 0;
    expect(await outcome(removeImportedLeads(business.ctx, running))).toBe("conflict");
    expect(await totalOf(business)).toBe(180);
    const old = await imported(1);
    await env.DB.prepare("update social_imports set removal = null where id = ?").bind(old.id).run();
    expect(await outcome(removeImportedLeads(old.ctx, old.id))).toBe("conflict");
    expect(await totalOf(old)).toBe(1);
  });

  it("of a demo import keeps real leads and adds no log entry", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    const demo = { ...business.ctx, account: { ...business.account, isDemoWork: true } };
    await take(business.ctx, fileOf(2));
    const id = (await take(demo, fileOf(2))).run?.id ?? 0;
    expect(await totalOf(business)).toBe(4);
    expect(await removeImportedLeads(demo, id)).toMatchObject({ removed: 2, isDemo: true });
    const { rows } = await listSocialLeads(business.ctx, {}, { limit: 5 });
    expect(rows.map(({ isDemo }) => isDemo)).toEqual([false, false]);
    expect(await linesOf(business.account.id)).toBe(0);
  });

  it("removes the leads of a platform sync, even after another sync", async () => {
    const createdAt = Math.floor(Date.now() / 1000) - 60;
    const told = ["1", "2"].map((id) => ({
      id,
      form: "501",
      createdAt,
      fields: { email: `p${id}@told.example` },
    }));
    const business = await connectedBusiness("facebook", { room: { leads: told } });
    const { id } = await startLeadImport(business.ctx);
    for (let job = 0; job < 3; job += 1) await runSocialImport(business.job, id);
    await ingestFromPlatform(business.job, "facebook");
    expect(await counted({ ctx: business.ctx, id })).toEqual({ removable: 2, stays: [], gone: 0 });
    expect(await removeImportedLeads(business.ctx, id)).toMatchObject({ removal: "done", removed: 2 });
    expect(await totalOf(business)).toBe(0);
  });
});
