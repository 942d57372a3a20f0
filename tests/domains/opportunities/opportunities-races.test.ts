import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openOpportunityOfReply } from "~/domains/opportunities/creation/create-opportunity-from-reply.server";
import { eraseContactFromOpportunities } from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { writeOpportunity } from "~/domains/opportunities/write-opportunity.server";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const countOf = (table: string, accountId: number) =>
  env.DB.prepare(`select count(*) n from ${table} where account_id = ?`).bind(accountId).first<number>("n");

describe("opportunities created concurrently", () => {
  it("notify the owner only of the one that was created", async () => {
    const { ctx, user, account } = await makeBusiness();
    const reply = { threadId: 77, leadId: null, ownerId: user.userId, contactEmail: "amina@buyer.test" };
    await Promise.all([1, 2, 3].map(() => openOpportunityOfReply(ctx, reply)));
    expect(await countOf("opportunities", account.id)).toBe(1);
    expect(await countOf("notifications", account.id)).toBe(1);
    const draft = { title: "Solar", region: "Kenya", source: "reply", ownerId: user.userId } as const;
    await writeOpportunity(ctx, draft, sql`true`);
    expect(await countOf("opportunities", account.id)).toBe(1);
    expect(await countOf("notifications", account.id)).toBe(1);
    const path = env.DB.prepare("select path from notifications where account_id = ?").bind(account.id);
    const id = env.DB.prepare("select id from opportunities where account_id = ?").bind(account.id);
    expect(await path.first("path")).toBe(`/opportunities/${await id.first("id")}`);
  });
});

describe("erasing a person by email", () => {
  it("reads only the rows of that address, however many opportunities exist", async () => {
    const { account } = await makeBusiness();
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
      insert into opportunities (account_id, title, region, status, contact_email, source, created_at, updated_at, stage_at)
      select ?1, 'Solar', 'Kenya', 'new_lead', 'p' || i || '@buyer.test', 'manual', 1, 1, 1 from n`,
    )
      .bind(account.id)
      .run();
    const { meta } = await eraseContactFromOpportunities(testContext(), "P7@buyer.test").run();
    expect(meta.rows_read).toBeLessThan(20);
    const left = env.DB.prepare("select count(*) n from opportunities where contact_email = 'p7@buyer.test'");
    expect(await left.first("n")).toBe(0);
  });
});
