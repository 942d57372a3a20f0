import { beforeAll, describe, expect, it } from "vitest";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { shareRows } from "~/domains/bulk/sharing/share-rows.server";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { findLastMove } from "~/domains/opportunities/undo-move.server";
import { classifyBounce } from "~/domains/replies/responses/classify-bounce.server";
import { changeThread } from "~/domains/replies/threads/change-thread.server";
import { makeAgent } from "../support/fixtures/commissions";
import { importPeople } from "../support/fixtures/imports";
import { approvedMarketing } from "../support/fixtures/marketing";
import { twoOfOne } from "../support/fixtures/merging";
import { makeOpportunity } from "../support/fixtures/opportunities";
import { someLeads, workingAgent } from "../support/fixtures/shared-leads";
import { cookieOf } from "../support/harness/app";
import { type Business, env, makeBusiness } from "../support/harness/context";
import { ask } from "./matrix";
import { socialMergeOf } from "./rows/marketing/social-leads-rows";
import { ratedBy } from "./rows/ratings-rows";
import { returnedOf, threadOf } from "./rows/replies-rows";
import { TABLE } from "./table";

interface Done {
  id: number | string;
  body?: Record<string, unknown>;
  /** SQL returning one number, which is 1 once the action is undone. */
  isUndone: string;
}

/** Does something as the business that can be undone. */
type Doing = (business: Business) => Promise<Done>;

const contact = async ({ ctx }: Business) =>
  (await createContact(ctx, ContactInput.parse({ contactName: `Amina ${crypto.randomUUID()}` }))).id;

const selected = (id: number) => ({ list: "contacts" as const, ids: [id], filter: "" });

const tagged: Doing = async (business) => {
  const row = await contact(business);
  const tag = `Fair ${row}`;
  const { changeId } = await tagRows(business.ctx, { selection: selected(row), tag, isRemoval: false });
  return {
    id: Number(changeId),
    isUndone: `select count(*) = 0 from tagged_rows where list = 'contacts' and row_id = ${row}`,
  };
};

const assigned: Doing = async (business) => {
  const row = await contact(business);
  const ownerId = business.user.userId;
  const { id } = await assignRows(business.ctx, { selection: selected(row), ownerId });
  return {
    id: id ?? 0,
    isUndone: `select count(*) = 0 from directory_owners where list = 'contacts' and row_id = ${row}`,
  };
};

const shared: Doing = async (business) => {
  const { agent } = await workingAgent(business);
  const [lead] = await someLeads(business, 1);
  const selection = { list: "leads" as const, ids: [lead?.id ?? 0], filter: "" };
  const { id } = await shareRows(business.ctx, { selection, agentId: agent.id });
  return { id: id ?? 0, isUndone: `select undone_at is not null from bulk_shares where id = ${id}` };
};

const deleted: Doing = async (business) => {
  const row = await contact(business);
  const { id } = await deleteRows(business.ctx, selected(row));
  return {
    id,
    isUndone: `select count(*) from contacts where id = ${row} and account_id = ${business.account.id}`,
  };
};

const merged: Doing = async ({ ctx }) => {
  const { groupId, keptId, goneId } = await twoOfOne(ctx);
  await mergeGroup(ctx, groupId, { keptId, from: {} });
  return {
    id: groupId,
    isUndone: `select count(*) from companies where id = ${goneId}`,
  };
};

const socialMerged: Doing = async (business) => {
  const id = await socialMergeOf(business);
  return { id, isUndone: `select undone_at is not null from social_lead_merges where id = '${id}'` };
};

const moved: Doing = async ({ ctx }) => {
  const { id, status } = await makeOpportunity(ctx);
  await moveOpportunity(ctx, id, { status: "qualified" });
  const move = (await findLastMove(ctx, id))?.id ?? 0;
  return { id, body: { move }, isUndone: `select status = '${status}' from opportunities where id = ${id}` };
};

const imported: Doing = async ({ ctx }) => {
  // Jobs of earlier requests are not relevant here.
  ctx.queue.sent.length = 0;
  const { id } = await importPeople(ctx, `name,email\nKofi,kofi@import${ctx.account.id}.test\n`);
  return { id, isUndone: `select status in ('undoing', 'undone') from imports where id = ${id}` };
};

const rated: Doing = async (business) => {
  const { ctx, agent } = await makeAgent();
  const { closeId, ratingId } = await ratedBy(business, { ctx: { ...ctx, agent }, agent });
  return { id: closeId, isUndone: `select count(*) = 0 from agent_ratings where id = ${ratingId}` };
};

const decided: Doing = async (business) => {
  const id = await returnedOf(business);
  const { mail } = await classifyBounce(business.ctx, id, { decision: "gone" });
  return {
    id,
    body: { decidedAt: mail.decidedAt?.toISOString() ?? "" },
    isUndone: `select decision is null from inbound_emails where id = ${id}`,
  };
};

const corrected: Doing = async (business) => {
  const id = await threadOf(business);
  await changeThread(business.ctx, id, { replyClass: "later" });
  return {
    id,
    body: { undo: "yes" },
    isUndone: `select reply_class = 'question' and not exists (select 1 from classification_corrections
      where account_id = threads.account_id) from threads where id = ${id}`,
  };
};

/** Every endpoint that undoes an action, except restoring a deleted row, which `foreign` in the table covers. */
const UNDO: Record<string, Doing> = {
  "POST /business/picked/tag-changes/:changeId/undo": tagged,
  "POST /api/bulk/tag/:changeId/undo": tagged,
  "POST /business/picked/assignments/:assignmentId": assigned,
  "POST /api/bulk/assign/:assignmentId/undo": assigned,
  "POST /business/picked/shares/:shareId": shared,
  "POST /api/bulk/share/:shareId/undo": shared,
  "POST /business/picked/deletions/:deletionId": deleted,
  "POST /api/bulk/delete/:deletionId/undo": deleted,
  "POST /business/duplicates/:groupId/undo": merged,
  "POST /api/duplicates/:groupId/undo": merged,
  "POST /social-leads/merges/:socialMergeId/undo": socialMerged,
  "POST /api/social-leads/merges/:socialMergeId/undo": socialMerged,
  "POST /opportunities/:opportunityId/move/undo": moved,
  "POST /api/opportunities/:opportunityId/move/undo": moved,
  "POST /business/imports/:importId/undo": imported,
  "POST /api/imports/:importId/undo": imported,
  "POST /agents/closes/:closeId/rating/undo": rated,
  "DELETE /api/closes/:closeId/rating": rated,
  "POST /replies/returned/:returnedId/decision/undo": decided,
  "POST /api/replies/returned/:returnedId/decision/undo": decided,
  "POST /replies/:threadId": corrected,
  "PATCH /api/replies/:threadId": corrected,
};

it("covers every undo endpoint", () => {
  const addresses = TABLE.filter(({ path }) => path.endsWith("/undo")).map(({ path }) => `POST ${path}`);
  expect(Object.keys(UNDO)).toEqual(expect.arrayContaining(addresses));
});

describe("undo of a user's change", () => {
  let [mine, cookies]: [Business | null, { teammate: string; other: string }] = [
    null,
    { teammate: "", other: "" },
  ];
  beforeAll(async () => {
    mine = await makeBusiness({ plan: "corporate" });
    const [teammate, other] = [await makeBusiness(), await makeBusiness({ plan: "corporate" })];
    for (const business of [mine, other]) await approvedMarketing(business);
    await env.DB.prepare(
      "update users set account_id = ?, role = 'member', email_verified_at = 1 where id = ?",
    )
      .bind(mine.account.id, teammate.user.userId)
      .run();
    cookies = {
      teammate: await cookieOf(teammate.user.userId),
      other: await cookieOf(other.user.userId),
    };
  });

  it.each(Object.entries(UNDO))(
    "succeeds for a teammate and returns 404 to another business: %s",
    async (address, doing) => {
      const [method, path] = address.split(" ") as [string, string];
      const row = TABLE.find((each) => each.path === path);
      if (!row || !mine) throw new Error(`${path} is not in the table`);
      const { id, body, isUndone } = await doing(mine);
      const asked = { ...row, ...(body ? { body } : {}) };
      const value = async () => Object.values((await env.DB.prepare(isUndone).first<object>()) ?? {})[0];
      expect(await value(), "before").toBe(0);
      expect((await ask(asked, method, id, cookies.other)).status, "another business").toBe(404);
      expect(await value(), "after another business").toBe(0);
      const done = await ask(asked, method, id, cookies.teammate);
      expect(done.status, await done.text()).toBeLessThan(400);
      expect(await value(), "after a teammate").toBe(1);
    },
  );
});
