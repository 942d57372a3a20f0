import { describe, expect, it } from "vitest";
import { lastReading } from "~/domains/replies/corrections/last-reading.server";
import { ThreadQuery } from "~/domains/replies/reply-schemas";
import { listThreads } from "~/domains/replies/threads/threads.server";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import { countWaiting, makeThread } from "../../support/fixtures/answers";

describe("a user's correction of a reply's category", () => {
  it("is stored once per email, replaced by a later one, and can be reverted", async () => {
    const { change, thread, corrections } = await makeThread("How much is it?");
    const { replyClass } = await thread();
    for (const setClass of ["later", "later", replyClass, "not_interested"] as const)
      await change({ replyClass: setClass });
    expect(await corrections()).toMatchObject([
      { rules_class: "question", corrected_class: "not_interested" },
    ]);
    expect((await thread()).replyClass).toBe("not_interested");
    for (const _ of [1, 2]) await change({ undo: "yes" });
    expect(await corrections()).toEqual([]);
    expect((await thread()).replyClass).toBe("question");
  });

  it("counts as a confirmation if it is our category", async () => {
    const { change, corrections } = await makeThread("How much is it?");
    await change({ replyClass: "question" });
    expect(await corrections()).toMatchObject([{ rules_class: "question", corrected_class: "question" }]);
  });

  it("resolves an unclear reply, and its undo makes it unclear again", async () => {
    const { business, change, thread } = await makeThread("Blue window.");
    expect((await thread()).needsReviewSince).toBeInstanceOf(Date);
    expect(await countWaiting(business)).toBe(1);
    await change({ replyClass: "interested" });
    expect((await thread()).needsReviewSince).toBeNull();
    expect(await countWaiting(business)).toBe(0);
    await change({ undo: "yes" });
    expect(await thread()).toMatchObject({ replyClass: "unclear", needsReviewSince: expect.any(Date) });
  });

  it("puts unresolved replies first in the list, page by page, until they are classified", async () => {
    const waiting = await makeThread("Blue window.");
    const { business } = waiting;
    const second = await makeThread("Green door.", business);
    const sure = [];
    for (const text of ["How much is it?", "How much is it?"]) sure.push(await makeThread(text, business));
    await business.ctx.d1
      .prepare("update threads set last_at = 1700000000 + id where account_id = ?")
      .bind(business.account.id)
      .run();
    const walk = async () => {
      const ids: number[] = [];
      for (let cursor: number | undefined | null; cursor !== null; ) {
        const page = await listThreads(business.ctx, ThreadQuery.parse({ limit: 1, cursor }));
        ids.push(...page.rows.map(({ id }) => id));
        cursor = page.next;
      }
      return ids;
    };
    const [older, newer] = sure.map(({ threadId }) => threadId);
    expect(await walk()).toEqual([second.threadId, waiting.threadId, newer, older]);
    await second.change({ replyClass: "later" });
    expect(await walk()).toEqual([waiting.threadId, newer, older, second.threadId]);
  });

  it("skips no row of the next page when this page's last row is classified", async () => {
    const first = await makeThread("Blue window.");
    const { business } = first;
    const rest = [first];
    for (const text of ["Green door.", "Red roof.", "How much is it?"])
      rest.push(await makeThread(text, business));
    await business.ctx.d1
      .prepare("update threads set last_at = 1700000000 - id where account_id = ?")
      .bind(business.account.id)
      .run();
    const page = (cursor?: number | null) =>
      listThreads(business.ctx, ThreadQuery.parse({ limit: 1, ...(cursor ? { cursor } : {}) }));
    const one = await page();
    expect(one.rows.map(({ id }) => id)).toEqual([first.threadId]);
    await first.change({ replyClass: "later" });
    const two = await page(one.next);
    const three = await page(two.next);
    const shown = [two, three].flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(shown).toEqual(rest.slice(1, 3).map(({ threadId }) => threadId));
  });

  it("applies to one email: the next reply is classified again", async () => {
    const { change, thread, answer, corrections } = await makeThread("Blue window.");
    await change({ replyClass: "later" });
    await answer("How much is it?");
    expect(await thread()).toMatchObject({ replyClass: "question", needsReviewSince: null });
    await change({ undo: "yes" });
    expect((await corrections()).length).toBe(1);
    await change({ replyClass: "interested" });
    expect((await corrections()).map(({ corrected_class }) => corrected_class)).toEqual([
      "later",
      "interested",
    ]);
  });

  it("is rejected if a newer reply has arrived since the user opened the conversation", async () => {
    const { business, change, thread, answer, corrections } = await makeThread("Blue window.");
    const read = async () => (await lastReading(business.ctx, (await thread()).id))?.inboundId ?? 0;
    const replyId = await read();
    await answer("How much is it?");
    for (const input of [{ replyClass: "unsubscribe" }, { undo: "yes" }] as const)
      await expect(change({ ...input, replyId })).rejects.toMatchObject({ code: "conflict" });
    expect(await corrections()).toEqual([]);
    const { address, replyClass } = await thread();
    expect(replyClass).toBe("question");
    expect([...(await suppressedAmong(business.ctx, business.account.id, [address]))]).toEqual([]);
    await change({ replyClass: "later", replyId: await read() });
    expect(await corrections()).toMatchObject([{ corrected_class: "later" }]);
  });

  it("changes no email of another account", async () => {
    const [mine, theirs] = [await makeThread("Blue window."), await makeThread("Ok.")];
    const foreign = (await theirs.thread()).id;
    await expect(mine.change({ replyClass: "later" }, foreign)).rejects.toMatchObject({ code: "not_found" });
    expect(await theirs.corrections()).toEqual([]);
  });
});
