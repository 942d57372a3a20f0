import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chosenAudience } from "~/domains/campaigns/audience/chosen-audience";
import { askedOf } from "~/domains/campaigns/audience/count-audience.server";
import { judgeMembers, readMembers } from "~/domains/campaigns/audience/judge-members.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { business, campaignTo, count, person } from "../../support/fixtures/audiences";
import { launch, messagesOf } from "../../support/fixtures/campaigns";

describe("an audience of one contact per company", () => {
  it("emails one contact per company, chosen by job title, or all contacts", async () => {
    const ctx = await business();
    const ids = [
      await person(ctx, "Clerk", { companyName: "Jua Ltd", contactTitle: "Clerk" }),
      await person(ctx, "Boss", { companyName: "Jua Ltd", contactTitle: "Managing Director" }),
      await person(ctx, "Mute", { companyName: "Jua Ltd", contactTitle: "CEO", contactEmail: "" }),
      await person(ctx, "Other", { companyName: "Maji Ltd" }),
    ];
    const audience = `selection:${ids.join(",")}`;
    expect((await count(ctx, audience)).emailed).toBe(3);
    const one = await count(ctx, audience, { people: "one" });
    expect(one.emailed).toBe(2);
    expect(one.excluded).toContainEqual({ reason: "other_contact", count: 1 });
    const { id } = await campaignTo(ctx, audience, { people: "one" });
    await launch(ctx, id);
    const rows = await messagesOf(ctx, id);
    expect(rows.filter(({ state }) => state === "waiting").map(({ to_name }) => to_name)).toEqual([
      "Boss",
      "Other",
    ]);
  });

  it("emails the next contact of a company if the first can't be emailed, and only one", async () => {
    const ctx = await business();
    const jua = { companyName: "Jua Ltd" };
    const ids = [
      await person(ctx, "Clerk", { ...jua, contactTitle: "Clerk" }),
      await person(ctx, "Boss", { ...jua, contactTitle: "Managing Director" }),
      await person(ctx, "Head", { ...jua, contactTitle: "Head of Sales" }),
      await person(ctx, "Manager", { ...jua, contactTitle: "Manager" }),
      await person(ctx, "Alone", { companyName: "Maji Ltd" }),
    ];
    for (const [name, reason] of [
      ["boss", "unsubscribe"],
      ["head", "bounce"],
      ["alone", "manual"],
    ] as const)
      await suppressStatement(ctx, {
        accountId: ctx.account.id,
        address: `${name}@people${ctx.account.id}.test`,
        reason,
      });
    const audience = `selection:${ids.join(",")}`;
    const one = await count(ctx, audience, { people: "one" });
    expect(one.emailed).toBe(1);
    expect(Object.fromEntries(one.excluded.map(({ reason, count }) => [reason, count]))).toEqual({
      unsubscribed: 1,
      bounced: 1,
      suppressed: 1,
      other_contact: 1,
    });
    const { id } = await campaignTo(ctx, audience, { people: "one" });
    await launch(ctx, id);
    const rows = await messagesOf(ctx, id);
    expect(rows.map(({ to_name, state }) => [to_name, state])).toEqual([
      ["Clerk", "skipped"],
      ["Boss", "skipped"],
      ["Head", "skipped"],
      ["Manager", "waiting"],
      ["Alone", "skipped"],
    ]);
  });

  it("prefers the contact whose first email is already planned, also on a later page", async () => {
    const ctx = await business();
    const jua = { companyName: "Jua Ltd" };
    const clerk = await person(ctx, "Clerk", { ...jua, contactTitle: "Clerk" });
    const boss = await person(ctx, "Boss", { ...jua, contactTitle: "CEO" });
    const { id } = await campaignTo(ctx, `selection:${clerk},${boss}`, { people: "one" });
    const chosen = chosenAudience({ audience: `selection:${clerk},${boss}`, people: "one" });
    if (!chosen) throw new Error("no audience");
    const asked = await askedOf(ctx, chosen.source, chosen.rules, id);
    const judged = async (only: number) => {
      const members = await readMembers(ctx, asked.set, 0, 10);
      const page = members.filter((member) => member.id === only);
      return (await judgeMembers(ctx, page, asked)).map(({ name, reason }) => [name, reason]);
    };
    expect(await judged(clerk)).toEqual([["Clerk", "other_contact"]]);
    expect(await judged(boss)).toEqual([["Boss", null]]);
    await ctx.db.run(sql`insert into outreach_messages (account_id, campaign_id, position, mailbox_id, to_address, state,
      due_at, created_at, contact_id) values (${ctx.account.id}, ${id}, 1, 1, ${`clerk@people${ctx.account.id}.test`}, 'waiting', 1, 1, ${clerk})`);
    expect(await judged(boss)).toEqual([["Boss", "other_contact"]]);
  });
});
