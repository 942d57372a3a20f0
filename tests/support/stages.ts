import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { makeLeads } from "./campaigns";
import { env } from "./context";
import { makeSearch } from "./lead-search";

export const NOW = new Date("2026-11-20T12:00:00Z");
export const DAY = 86_400;
export const now = NOW.getTime() / 1000;

/** Leads that were found then, as a run writes them; and counted as of that time. */
export async function leadsFoundAt(ctx: BusinessContext, count: number, at: number, more = {}) {
  const search = await makeSearch(ctx);
  await makeLeads(ctx, search.id, count, more);
  const { results } = await env.DB.prepare("select id from leads where search_id = ? order by id")
    .bind(search.id)
    .all<{ id: number }>();
  const ids = results.map(({ id }) => id);
  const mark = (position: number) =>
    env.DB.prepare(
      "insert into stage_marks select id, ?1, created_at, null from leads where search_id = ?2",
    ).bind(position, search.id);
  await env.DB.batch([
    env.DB.prepare("delete from lead_stages where account_id = ? and at = 1").bind(ctx.account.id),
    env.DB.prepare("update leads set created_at = ? where search_id = ?").bind(at, search.id),
    mark(1),
    mark(2),
  ]);
  return ids;
}

export const markSent = (
  ctx: BusinessContext,
  leadId: number,
  at: number,
  campaignId: number | null = null,
) =>
  env.DB.prepare(
    `insert into outreach_messages (account_id, campaign_id, position, lead_id, mailbox_id, to_address, state, due_at, created_at, sent_at)
      values (?, ?, 1, ?, 1, 'buyer@shop.test', 'sent', ?, ?, ?)`,
  )
    .bind(ctx.account.id, campaignId, leadId, at, at, at)
    .run();

export const markReplied = (ctx: BusinessContext, leadId: number, at: number) =>
  env.DB.prepare(
    `insert into threads (account_id, lead_id, address, subject, reply_class, score, last_at, created_at)
      values (?, ?, ?, 'Re: solar', 'interested', 90, ?, ?)`,
  )
    .bind(ctx.account.id, leadId, `${crypto.randomUUID()}@shop.test`, at, at)
    .run();

const COUNTED = ["discovery", "qualification", "outreach", "engagement", "conversion", "closure"];

/** What triggers count of the stages of an account, and the same counted from its rows. */
export async function countedStages({ db, account }: Pick<BusinessContext, "db" | "account">) {
  const all = (query: string) => db.all<object>(sql.raw(query.replaceAll("$id", String(account.id))));
  const sums = COUNTED.map((name, index) => `sum(position = ${index + 1}) as ${name}`).join(", ");
  const days = COUNTED.slice(0, 5)
    .map(
      (name, index) =>
        `sum(position = ${index + 1} and left_at is not null) as ${name}_left,
        sum(iif(position = ${index + 1}, coalesce(left_at - at, 0), 0)) as ${name}_seconds`,
    )
    .join(", ");
  const names = COUNTED.slice(0, 5).flatMap((name) => [`${name}_left`, `${name}_seconds`]);
  const byKind = ["'all', ''", "'country', country", "'source', source"].map(
    (kind) =>
      `select ${kind.replace(",", " as kind,")} as key, ${sums} from lead_stages where account_id = $id group by 1, 2`,
  );
  return {
    kept: {
      days: await all(
        `select day, ${[...COUNTED, ...names].join(", ")} from stage_daily_totals where account_id = $id order by day`,
      ),
      totals: await all(
        `select kind, key, ${COUNTED.join(", ")} from stage_totals where account_id = $id and kind <> 'campaign' order by kind, key`,
      ),
    },
    counted: {
      days: await all(
        `select day, ${sums}, ${days} from lead_stages where account_id = $id group by day order by day`,
      ),
      totals: await all(`select * from (${byKind.join(" union all ")}) order by kind, key`),
    },
  };
}
