import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { MAX_EXACT_METRIC } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import type { ReplyClass } from "../classification/reply-class";
import { type Accuracy, accuracyOf, firstWeek, type Judged, type Read } from "./accuracy";

/** Weeks start on Monday, UTC. Literals: SQLite binds numbers as REAL, and their division would leave fractions. */
const WEEK = sql.raw("(received_at - 345600) / 604800");

interface Found {
  week: number;
  replyClass: ReplyClass;
}

const judged = (ctx: Context, which: SQL): Promise<(Found & Judged)[]> =>
  ctx.db.all(sql`select ${WEEK} as week, rules_class as "replyClass", sum(rules_class = corrected_class) as confirmed,
      sum(rules_class <> corrected_class) as corrected, count(model_class) as "modelJudged",
      sum(coalesce(model_class = corrected_class, 0)) as "modelRight"
    from (select * from classification_corrections where ${which} and received_at >= ${toUnixSeconds(firstWeek(ctx.now()))}
      order by received_at desc limit ${MAX_EXACT_METRIC}) group by 1, 2`);

/** Reads at most the last 2,000 replies of eight weeks. Demo replies count only in the demo account. */
export async function accuracyOfAccount(ctx: AccountContext): Promise<Accuracy> {
  const isOwn = ctx.account.isDemo ? sql`true` : sql`is_demo = 0`;
  const isOfAccount = sql`account_id = ${ctx.account.id} and ${isOwn}`;
  const [read, said] = await Promise.all([
    ctx.db.all<Found & Read>(sql`select ${WEEK} as week, reply_class as "replyClass", count(*) as read
      from (select received_at, reply_class from inbound_emails
        where ${isOfAccount} and reply_class is not null and received_at >= ${toUnixSeconds(firstWeek(ctx.now()))}
        order by received_at desc limit ${MAX_EXACT_METRIC}) group by 1, 2`),
    judged(ctx, isOfAccount),
  ]);
  const isExact = read.reduce((sum, row) => sum + row.read, 0) < MAX_EXACT_METRIC;
  return { isExact, rows: accuracyOf(read, said) };
}

/** For administrators: what users confirmed or corrected in all accounts, at most the last 2,000 replies. */
export async function accuracyOfAll(ctx: Context): Promise<Accuracy> {
  const said = await judged(ctx, sql`is_demo = 0`);
  const count = said.reduce((sum, row) => sum + row.confirmed + row.corrected, 0);
  return { isExact: count < MAX_EXACT_METRIC, rows: accuracyOf([], said) };
}
