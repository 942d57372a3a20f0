import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ownData } from "~/domains/privacy/own-data.server";
import {
  eraseOwnSavedViews,
  listSavedViews,
  MAX_VIEWS,
  removeSavedView,
  removeSavedViewsOf,
  saveView,
} from "~/domains/saved-views/saved-views.server";
import { SavedViewSchema } from "~/domains/saved-views/schemas";
import { viewPath, viewQuery } from "~/domains/saved-views/view-query";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

let business: Business;
beforeEach(async () => {
  business = await makeBusiness();
});

const view = (over: Record<string, unknown> = {}) =>
  SavedViewSchema.parse({ list: "opportunities", name: "Mine", query: "sort=value", ...over });

describe("a saved view", () => {
  it("is saved under its name, replaced by one with the same name, and deleted once", async () => {
    const { ctx } = business;
    const { id } = await saveView(ctx, view());
    expect(await saveView(ctx, view({ query: "sort=closing&cursor=4" }))).toMatchObject({
      id,
      query: "sort=closing",
    });
    await saveView(ctx, view({ list: "leads", query: "" }));
    expect((await listSavedViews(ctx, "opportunities")).map(({ name }) => name)).toEqual(["Mine"]);
    expect(await listSavedViews(ctx)).toHaveLength(2);
    await removeSavedView(ctx, id);
    await expect(removeSavedView(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is included in the user's data export", async () => {
    await saveView(business.ctx, view());
    expect(await ownData(business.ctx)).toMatchObject({
      savedViews: [{ list: "opportunities", name: "Mine", query: "sort=value" }],
    });
  });

  it("is visible to its own user only", async () => {
    const other = await makeBusiness();
    const { id } = await saveView(business.ctx, view());
    expect(await listSavedViews(other.ctx)).toEqual([]);
    await expect(removeSavedView(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it(`is limited to ${MAX_VIEWS} per user, also under concurrency; existing ones can still be replaced`, async () => {
    const { ctx, user } = business;
    const all = Array.from({ length: MAX_VIEWS + 5 }, (_, n) => saveView(ctx, view({ name: `View ${n}` })));
    const told = await Promise.allSettled(all);
    expect(told.filter(({ status }) => status === "rejected")).toHaveLength(5);
    for (const row of told)
      if (row.status === "rejected")
        expect(row.reason).toMatchObject({ code: "limit_reached", field: "name" });
    const [first] = await listSavedViews(ctx);
    await saveView(ctx, view({ name: first?.name, query: "dense=1" }));
    const count = env.DB.prepare("select count(*) n from saved_views where user_id = ?").bind(user.userId);
    expect(await count.first("n")).toBe(MAX_VIEWS);
    const meter = metered(ctx);
    await listSavedViews(meter.ctx, "opportunities");
    expect(meter.rowsRead()).toBeLessThanOrEqual(2 * MAX_VIEWS);
  });

  it("is deleted with the user and with the account", async () => {
    const { ctx, user } = business;
    await saveView(ctx, view());
    await removeSavedViewsOf(ctx, user.userId, sql`false`).run();
    expect(await listSavedViews(ctx)).toHaveLength(1);
    await removeSavedViewsOf(ctx, user.userId, sql`true`).run();
    expect(await listSavedViews(ctx)).toEqual([]);
    await saveView(ctx, view());
    expect([await eraseOwnSavedViews(ctx), await eraseOwnSavedViews(ctx)]).toEqual([true, false]);
  });

  it.each([
    [{ name: "" }, "Enter a view name."],
    [{ name: "\u0000 \n" }, "Enter a view name."],
    [{ name: "x".repeat(61) }, "Use at most 60 characters."],
    [{ list: "passwords" }, "Choose a list that supports views."],
    [{ query: "x".repeat(1001) }, "This view is too long to save."],
    // A character that a URL can't contain takes six characters or more when encoded, and Undo sends it encoded.
    [{ query: `search=${"\u0645".repeat(900)}` }, "This view is too long to save."],
  ])("is rejected with a field error for %j", (over, words) => {
    const result = SavedViewSchema.safeParse({ list: "leads", name: "Mine", ...over });
    expect(result.error?.issues[0]?.message).toContain(words);
  });
});

describe("a saved view's query", () => {
  it.each([
    [
      "?search=solar&status=&cursor=9&deleted=3&columns=stage&columns=value",
      "search=solar&columns=stage&columns=value",
    ],
    ["sort=value&sort=value", "sort=value"],
    ["sort=revenue", ""],
    ["order=unsurest", ""],
    // A name without a value, which no list reads.
    ["%", ""],
  ])("keeps only valid filters, sorts and columns: %j becomes %j", (query, kept) => {
    expect(viewQuery("opportunities", query)).toBe(kept);
  });

  it("opens its own list, whatever it contains", () => {
    expect(viewPath("leads", "//evil.test?x=1")).toMatch(/^\/ai-lead-search\/leads\?/);
    expect(viewPath("leads", "")).toBe("/ai-lead-search/leads");
    expect(viewPath("templates", "sort=changed&cursor=3&dense=1")).toBe(
      "/ai-outreach-templates?sort=changed&dense=1",
    );
    expect(viewPath("templates", "sort=value")).toBe("/ai-outreach-templates");
  });
});
