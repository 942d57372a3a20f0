import { beforeAll, describe, expect, inject, it } from "vitest";
import { createCriteriaWriter } from "~/adapters/llm/create-criteria-writer";
import type { BusinessContext } from "~/core/context";
import { CampaignBrief, ContentBrief } from "~/domains/marketing/content/brief-schema";
import { savePost } from "~/domains/marketing/content/change-post.server";
import { removePost } from "~/domains/marketing/content/plan-post.server";
import { runWriting } from "~/domains/marketing/content/writings/run-writing.server";
import {
  beginCampaign,
  beginContent,
  writeAgain,
} from "~/domains/marketing/content/writings/start-writing.server";
import { writingView } from "~/domains/marketing/content/writings/view";
import { requeueWritings } from "~/domains/marketing/content/writings/with-lease.server";
import {
  getWriting,
  postsOfWriting,
  purgeWritings,
} from "~/domains/marketing/content/writings/writings.server";
import { approvedMarketing, contentBrief } from "../../support/fixtures/marketing";
import { outcome } from "../../support/fixtures/people";
import { type Business, env, makeBusiness } from "../../support/harness/context";

let business: Business;
beforeAll(async () => {
  business = await makeBusiness({ plan: "corporate" });
  await approvedMarketing(business);
});

const withModel = (model: string, timeLimit = 20_000) => ({
  ...business.ctx,
  ai: createCriteriaWriter({ AI_BASE_URL: inject("aiServer"), AI_MODEL: model }, {}, timeLimit),
});
const campaignBrief = () =>
  CampaignBrief.parse({
    ...contentBrief({ platform: undefined, contentType: undefined }),
    name: "Lamps",
    platforms: ["instagram", "twitter"],
  });

/** Starts a campaign of four pieces, as requested on a page. */
async function begun(ctx: BusinessContext) {
  const made = await beginCampaign(ctx, campaignBrief());
  if (!("writing" in made)) throw new Error("no writing");
  return made.writing;
}
async function became(ctx: BusinessContext, writingId: number) {
  const writing = await getWriting(ctx, writingId);
  const posts = await postsOfWriting(ctx, writing);
  return { ...writing, posts, captions: posts.map(({ caption }) => caption) };
}
async function ran(model: string, timeLimit?: number) {
  const ctx = withModel(model, timeLimit);
  const { id } = await begun(ctx);
  await runWriting(ctx, { writingId: id });
  return became(ctx, id);
}
const countOf = (table: string) =>
  env.DB.prepare(`select count(*) n from ${table} where account_id = ?`)
    .bind(business.account.id)
    .first<number>("n");

describe("a model's text for a page", () => {
  it("is queued, then stored post by post with its claims in its own campaign", async () => {
    const ctx = withModel("stream-four");
    const writing = await begun(ctx);
    expect(business.ctx.queue.sent.at(-1)).toEqual({
      kind: "write-posts",
      accountId: business.account.id,
      writingId: writing.id,
    });
    expect(writing).toMatchObject({ state: "writing", campaignId: null });
    await runWriting(ctx, { writingId: writing.id });
    const after = await became(ctx, writing.id);
    expect(after).toMatchObject({ state: "written", failureReason: null, campaignId: expect.any(Number) });
    expect(after.captions).toEqual([
      "Lamps {of} kiosks: the first",
      'The "second" \\\\ of them',
      "What comes third",
      "And a fourth one",
    ]);
    expect(after.posts[0]).toMatchObject({
      campaignId: after.campaignId,
      writtenBy: "stream-four",
      createdBy: business.user.userId,
      state: "draft",
    });
  });

  it("shows its first posts while later ones are still being written", async () => {
    const ctx = withModel("stream-stall", 4_000);
    const { id } = await begun(ctx);
    const running = runWriting(ctx, { writingId: id });
    const many = async () => (await became(ctx, id)).posts.length;
    await expect.poll(many, { interval: 20, timeout: 20_000 }).toBe(2);
    expect((await getWriting(ctx, id)).state).toBe("writing");
    await running;
    expect((await getWriting(ctx, id)).failureReason).toContain("took too long");
  });

  it.each([
    ["stream-cut", "returned no usable text", 2],
    ["stream-half-json", "returned no usable text", 2],
    ["stream-half-line", "returned no usable text", 2],
    ["stream-flood", "returned no usable text", 2],
    ["stream-harmful", "returned no usable text", 2],
    ["posts-short", "returned no usable text", 0],
    ["busy", "is busy", 0],
    ["down", "returned no usable text", 0],
    ["slow", "took too long", 0],
  ])("that fails (%s) reports the reason and keeps the posts received before", async (model, words, many) => {
    const campaigns = await countOf("marketing_campaigns");
    const after = await ran(model, model === "slow" ? 200 : 20_000);
    expect(after).toMatchObject({ state: "failed", failureReason: expect.stringContaining(words) });
    expect(after.posts.length).toBe(many);
    expect(await countOf("marketing_campaigns")).toBe(Number(campaigns) + (many > 0 ? 1 : 0));
  });

  it("completes only the missing posts in the same campaign after a failure", async () => {
    const failed = await ran("stream-cut");
    const rest = withModel("stream-rest");
    await Promise.all([writeAgain(rest, failed.id), writeAgain(rest, failed.id)]);
    const campaigns = await countOf("marketing_campaigns");
    await Promise.all([
      runWriting(rest, { writingId: failed.id }),
      runWriting(rest, { writingId: failed.id }),
    ]);
    const after = await became(rest, failed.id);
    expect([after.state, after.campaignId, after.posts.map(({ piece }) => piece)]).toEqual([
      "written",
      failed.campaignId,
      [0, 1, 2, 3],
    ]);
    expect(after.posts.every(({ campaignId }) => campaignId === failed.campaignId)).toBe(true);
    expect(await countOf("marketing_campaigns")).toBe(campaigns);
    expect(await outcome(writeAgain(rest, failed.id))).toBe("conflict");
  });

  it("is written once despite a crashed job, and keeps later edits", async () => {
    const ctx = withModel("stream-four");
    const { id } = await begun(ctx);
    await runWriting(ctx, { writingId: id });
    const [first] = (await became(ctx, id)).posts;
    await savePost(ctx, first?.id ?? 0, { caption: "Mine", hashtags: [] });
    await env.DB.prepare("update content_drafts set state = 'writing', lease_until = 0 where id = ?")
      .bind(id)
      .run();
    expect(await requeueWritings(business.ctx)).toBeGreaterThan(0);
    expect(business.ctx.queue.sent).toContainEqual({
      kind: "write-posts",
      accountId: business.account.id,
      writingId: id,
    });
    await runWriting(ctx, { writingId: id });
    const after = await became(ctx, id);
    expect([after.state, after.captions[0], after.posts.length]).toEqual(["written", "Mine", 4]);
  });

  it("lists removed posts and does not write them again", async () => {
    const failed = await ran("stream-cut");
    const viewOf = async (writingId: number) => {
      const { posts, ...writing } = await became(business.ctx, writingId);
      const { open, removed } = writingView(writing, posts, business.ctx.now());
      return { open: open.map(({ at }) => at), removed: removed.map(({ at }) => at) };
    };
    expect(await viewOf(failed.id)).toEqual({ open: [2, 3], removed: [] });
    const other = await makeBusiness();
    await approvedMarketing(other);
    const first = failed.posts[0]?.id ?? 0;
    expect(await outcome(removePost(other.ctx, first))).toBe("not_found");
    await Promise.all([1, 2].map(() => outcome(removePost(business.ctx, first))));
    expect((await getWriting(business.ctx, failed.id)).removedPieces).toEqual([0]);
    expect(await viewOf(failed.id)).toEqual({ open: [2, 3], removed: [0] });
    const rest = withModel("stream-rest");
    await writeAgain(rest, failed.id);
    await runWriting(rest, { writingId: failed.id });
    const after = await became(rest, failed.id);
    expect([after.state, after.posts.map(({ piece }) => piece)]).toEqual(["written", [1, 2, 3]]);
    expect(await viewOf(failed.id)).toEqual({ open: [], removed: [0] });
  });

  it("lists no complete older text as unwritten if its removed posts weren't recorded", async () => {
    const written = await ran("stream-four");
    await removePost(business.ctx, written.posts[3]?.id ?? 0);
    await env.DB.prepare("update content_drafts set removed_pieces = '[]' where id = ?")
      .bind(written.id)
      .run();
    const { posts, ...writing } = await became(business.ctx, written.id);
    expect(writingView(writing, posts, business.ctx.now())).toMatchObject({ open: [], removed: [{ at: 3 }] });
  });

  it("is read in one piece from a provider that does not stream", async () => {
    expect(await ran("whole-answer")).toMatchObject({ state: "written", posts: { length: 4 } });
  });

  it("is limited to its account and portal access, counts as an AI question, and is purged", async () => {
    const ctx = withModel("stream-four");
    const { id } = await begun(ctx);
    const other = await makeBusiness();
    expect(await outcome(getWriting(other.ctx, id))).toBe("not_found");
    expect(await outcome(writeAgain(other.ctx, id))).toBe("not_found");
    const brief = ContentBrief.parse(contentBrief());
    expect(await outcome(beginContent({ ...other.ctx, ai: ctx.ai }, brief))).toBe("forbidden");
    const harmful = ContentBrief.parse(contentBrief({ topic: "how to murder people" }));
    expect(await outcome(beginContent(ctx, harmful))).toBe("invalid");
    const used = () =>
      env.DB.prepare("select used from quota_usage where holder = ? and kind = 'questions'")
        .bind(`account:${business.account.id}`)
        .first<number>("used");
    const before = Number(await used());
    await beginContent(ctx, brief);
    expect(await used()).toBe(before + 1);
    expect((await beginContent(ctx, { ...brief, builtIn: true })).writing).toBeNull();
    await purgeWritings(business.ctx, new Date(Date.now() + 60_000));
    expect(await outcome(getWriting(ctx, id))).toBe("not_found");
  });
});
