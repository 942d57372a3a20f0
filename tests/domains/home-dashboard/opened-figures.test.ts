import { beforeEach, describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { MAX_EXACT_METRIC } from "~/core/pagination";
import { companiesMatching } from "~/domains/bulk/campaign/select-leads.server";
import { listMails } from "~/domains/campaigns/metrics/list-sent-emails.server";
import { getThirtyDays } from "~/domains/home-dashboard/last-30-days.server";
import { exportLeads, LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { AllLeadsQuery, listLeads } from "~/domains/lead-search/leads/leads.server";
import { SentMailQuery } from "~/domains/messages/sent-mails.server";
import { exportOpportunities } from "~/domains/opportunities/export-opportunities.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { MAX_SORTED_MATCHES } from "~/domains/opportunities/search/opportunity-search";
import { ThreadQuery } from "~/domains/replies/reply-schemas";
import { listThreads } from "~/domains/replies/threads/threads.server";
import { makeLeads } from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

/** Nairobi is three hours ahead: the 30 days start on 22 October, at 21:00 UTC on the 21st. */
const NOW = new Date("2026-11-20T12:00:00Z");
const FIRST = Date.parse("2026-10-21T21:00:00Z") / 1000;
const IN = [FIRST, FIRST + 1, FIRST + 5 * 86_400, NOW.getTime() / 1000];
const OUT = [FIRST - 1, FIRST - 3600, FIRST - 90 * 86_400];

let business: Business;
let ctx: Business["ctx"];

async function fill({ ctx, account }: Pick<Business, "ctx" | "account">, times: number[]) {
  const rows = JSON.stringify(times);
  const search = await makeSearch(ctx);
  await makeLeads(ctx, search.id, times.length);
  const won = await Promise.all(
    times.map(() => makeOpportunity(ctx, { status: "closed_won", revenue: 100 })),
  );
  await env.DB.batch([
    env.DB.prepare(
      `update leads set created_at = (select value from json_each(?2)
        where key = leads.id - (select min(id) from leads where search_id = ?1)) where search_id = ?1`,
    ).bind(search.id, rows),
    ...won.map(({ id }, index) =>
      env.DB.prepare("update opportunities set stage_at = ?, closed_at = ? where id = ?").bind(
        times[index],
        times[index],
        id,
      ),
    ),
    env.DB.prepare(
      `insert into threads (account_id, address, subject, reply_class, score, last_at, created_at)
        select ?1, key || '-' || ?3 || '@buyer.test', 'Re: solar', 'interested', 90, value, value from json_each(?2)`,
    ).bind(account.id, rows, times.length),
    ...[0, -31 * 86_400].map((before) =>
      env.DB.prepare(
        `insert into inbound_emails (account_id, thread_id, kind, dedupe_key, from_address, subject, text, size, reply_class, received_at)
          select account_id, id, 'reply', id || 'seconds' || ?2, address, subject, 'Yes', 3, 'interested', last_at + ?2
          from threads where account_id = ?1`,
      ).bind(account.id, before),
    ),
    env.DB.prepare(
      `insert into outreach_messages (account_id, position, mailbox_id, to_address, state, due_at, created_at, sent_at)
        select ?1, 0, 1, 'juma@buyer.test', 'sent', value, value, value from json_each(?2)`,
    ).bind(account.id, rows),
  ]);
}

beforeEach(async () => {
  business = await makeBusiness({ hqCountry: "KE" });
  ctx = { ...business.ctx, now: () => NOW };
  await fill({ ...business, ctx }, [...IN, ...OUT]);
  await fill(await makeBusiness({ hqCountry: "KE" }), IN);
});

const LISTS: Record<
  string,
  (
    c: BusinessContext,
    query: Record<string, unknown>,
  ) => Promise<{ rows: object[]; next: number | null; total: unknown }>
> = {
  leads: (c, query) => listLeads(c, AllLeadsQuery.parse(query)),
  mails: (c, query) => listMails(c, SentMailQuery.parse(query)),
  answers: (c, query) => listThreads(c, ThreadQuery.parse(query)),
  deals: (c, query) => listOpportunities(c, OpportunityQuery.parse(query)),
};

describe("a figure of the last 30 days", () => {
  const figures = () => getThirtyDays(ctx);
  const queryOf = (to: string) => Object.fromEntries(new URL(to, "http://here.test").searchParams);

  it("opens a list with the same count, by days in the account's time zone, page by page", async () => {
    for (const { key, count, isExact, to } of await figures()) {
      const query = queryOf(to);
      expect([key, count, query.since]).toEqual([key, IN.length, "2026-10-22"]);
      const seen: unknown[] = [];
      let cursor: number | undefined;
      do {
        const page = await LISTS[key]?.(ctx, { ...query, limit: 3, ...(cursor ? { cursor } : {}) });
        expect([key, page?.total]).toEqual([key, { count, isExact }]);
        seen.push(...(page?.rows ?? []).map((row) => JSON.stringify(row)));
        cursor = page?.next ?? undefined;
      } while (cursor !== undefined);
      expect([key, new Set(seen).size, seen.length]).toEqual([key, count, count]);
    }
  });

  it("includes the previous 30 days' count, and the value of its own days", async () => {
    const found = await figures();
    expect(found.map(({ key, previous }) => [key, previous])).toEqual([
      ["leads", 2],
      ["mails", 2],
      ["answers", 4],
      ["deals", 2],
    ]);
    expect(found.find(({ key }) => key === "deals")?.worth).toBe(IN.length * 10_000);
    expect(found.every(({ byDay }) => byDay.length === 30)).toBe(true);
  });

  it("opens a list sorted newest first, whatever sort order is requested", async () => {
    const { rows } = await listLeads(ctx, AllLeadsQuery.parse({ since: "2026-10-22", order: "surest" }));
    expect(rows.map(({ createdAt }) => createdAt.getTime() / 1000)).toEqual([...IN].reverse());
    const deals = await listOpportunities(
      ctx,
      OpportunityQuery.parse({ since: "2026-10-22", status: "closed_won", sort: "value" }),
    );
    expect(deals.rows.map(({ stageAt }) => stageAt.getTime() / 1000)).toEqual([...IN].reverse());
  });

  it("can be combined with other filters", async () => {
    const since = "2026-10-22";
    const region = OpportunityQuery.parse({ since, region: "Kenya" });
    const { rows, total } = await listOpportunities(ctx, region);
    expect([rows.length, total]).toEqual([IN.length, { count: IN.length, isExact: true }]);
    const threads = await listThreads(ctx, ThreadQuery.parse({ since, replyClass: "question" }));
    expect(threads.total.count).toBe(0);
  });

  it("opens a list with an inexact total if the search is cut off", async () => {
    const many = Array.from({ length: MAX_SORTED_MATCHES }, () => 0);
    await Promise.all(many.map(() => makeOpportunity(ctx, { region: "Ghana" })));
    await env.DB.prepare(
      "update opportunities set stage_at = ? where account_id = ? and region = 'Ghana' and id % 2 = 0",
    )
      .bind(OUT[0], business.account.id)
      .run();
    const cut = await listOpportunities(
      ctx,
      OpportunityQuery.parse({ since: "2026-10-22", region: "Ghana" }),
    );
    expect(cut.total.isExact).toBe(false);
    expect(cut.total.count).toBeLessThan(MAX_SORTED_MATCHES);
  });

  it("applies its filter to exports and selections too", async () => {
    const lines = async (response: Response) => (await response.text()).trim().split("\r\n").length - 1;
    const since = "2026-10-22";
    expect(await lines(await exportLeads(ctx, LeadExportQuery.parse({ since })))).toBe(IN.length);
    const deals = OpportunityQuery.parse({ since, status: "closed_won" });
    expect(await lines(await exportOpportunities(ctx, deals, "csv"))).toBe(IN.length);
    const picked = await companiesMatching(ctx, { list: "leads", filter: `since=${since}` }, 500);
    expect(picked.length).toBe(IN.length);
  });

  it("reads only counted rows and one page, even in a busy account", async () => {
    const many = Array.from({ length: MAX_EXACT_METRIC + 300 }, (_, index) => FIRST + index);
    await env.DB.prepare(
      `insert into outreach_messages (account_id, position, mailbox_id, to_address, state, due_at, created_at, sent_at)
        select ?1, 0, 1, 'juma@buyer.test', 'sent', value, value, value from json_each(?2)`,
    )
      .bind(business.account.id, JSON.stringify(many))
      .run();
    const meter = metered(ctx);
    const { total, rows } = await listMails(meter.ctx, SentMailQuery.parse({ since: "2026-10-22" }));
    expect([rows.length, total]).toEqual([50, { count: MAX_EXACT_METRIC, isExact: false }]);
    expect(meter.rowsRead()).toBeLessThan(MAX_EXACT_METRIC + 500);
  });
});
