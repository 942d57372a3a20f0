import { describe, expect, it } from "vitest";
import { accuracyOf, firstWeek, shareRight } from "~/domains/replies/corrections/accuracy";
import { accuracyOfAccount, accuracyOfAll } from "~/domains/replies/corrections/accuracy.server";
import { accuracyView } from "~/domains/replies/corrections/accuracy-view";
import { makeThread } from "../../support/fixtures/answers";
import { later } from "../../support/fixtures/sending";
import { makeBusiness, testContext } from "../../support/harness/context";

const NO_MODEL = { modelJudged: 0, modelRight: 0 };

describe("classification accuracy", () => {
  it("uses weeks that start on Monday, UTC", () => {
    for (const [now, monday] of [
      ["2026-11-23T00:00:00Z", "2026-10-05"],
      ["2026-11-29T23:59:59Z", "2026-10-05"],
      ["2026-11-22T23:59:59Z", "2026-09-28"],
    ] as const)
      expect(firstWeek(new Date(now)).toISOString().slice(0, 10)).toBe(monday);
  });

  it("is the share of confirmed replies among those reviewed; null for unclear ones", () => {
    const rows = accuracyOf(
      [
        { week: 2968, replyClass: "question", read: 9 },
        { week: 2968, replyClass: "unclear", read: 5 },
        { week: 2967, replyClass: "later", read: 2 },
      ],
      [
        { week: 2968, replyClass: "question", confirmed: 3, corrected: 1, ...NO_MODEL },
        { week: 2968, replyClass: "unclear", confirmed: 0, corrected: 4, ...NO_MODEL },
      ],
    );
    expect(rows.map((row) => [row.week, row.replyClass, row.read, shareRight(row)])).toEqual([
      ["2026-11-23", "all", 9, 0.75],
      ["2026-11-23", "question", 9, 0.75],
      ["2026-11-23", "unclear", 5, null],
      ["2026-11-16", "all", 2, null],
      ["2026-11-16", "later", 2, null],
    ]);
  });

  it("counts the account's own corrections once per email, for the last eight weeks", async () => {
    const one = await makeThread("How much is it?");
    const { business } = one;
    const two = await makeThread("How much is it?", business);
    await makeThread("How much is it?");
    await one.change({ replyClass: "question" });
    await two.change({ replyClass: "question" });
    await two.change({ replyClass: "later" });
    const { rows, isExact } = await accuracyOfAccount(business.ctx);
    expect(isExact).toBe(true);
    expect(rows[0]).toMatchObject({ replyClass: "all", read: 2, confirmed: 1, corrected: 1 });
    expect(accuracyView({ rows, isExact }).rows[0]).toMatchObject({ right: 50, model: null });
    const all = await accuracyOfAll(testContext());
    expect(all.rows.find(({ replyClass }) => replyClass === "question")?.confirmed).toBeGreaterThan(0);
    const muchLater = { ...business.ctx, now: later(business.ctx, 9 * 7 * 86_400).now };
    expect((await accuracyOfAccount(muchLater)).rows).toEqual([]);
  });

  it("excludes demo data", async () => {
    const { business, change } = await makeThread("How much is it?");
    await change({ replyClass: "question" });
    const mark = ["inbound_emails", "classification_corrections"].map((table) =>
      business.ctx.d1
        .prepare(`update ${table} set is_demo = 1 where account_id = ?`)
        .bind(business.account.id),
    );
    await business.ctx.d1.batch(mark);
    expect((await accuracyOfAccount(business.ctx)).rows).toEqual([]);
    expect((await accuracyOfAccount((await makeBusiness()).ctx)).rows).toEqual([]);
  });
});
