import { desc, eq, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { formEntries } from "./tables";

const WORK = [
  "form_entries",
  "lead_forms",
  "marketing_links",
  "marketing_claims",
  "marketing_posts",
  "content_drafts",
  "marketing_daily_stats",
  "marketing_campaigns",
];

/** Deletes all marketing records of an account that is closing, including its application. */
export const eraseOwnMarketing = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, [...WORK, "marketing_access"]);

export const deleteDemoMarketing = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, WORK, "demo");

const BATCH_SIZE = 500;

/** Deletes at most 500 submissions. */
export async function purgeEntries(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${formEntries} where id in (select id from ${formEntries}
    where submitted_at < ${toUnixSeconds(before)} order by submitted_at limit ${BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}

/** A data subject's form submissions, in every account. */
export const entriesHeldOf = (ctx: Context, key: string, limit: number) =>
  ctx.db
    .select({
      accountId: formEntries.accountId,
      name: formEntries.name,
      email: formEntries.email,
      phone: formEntries.phone,
      company: formEntries.company,
      message: formEntries.message,
      consentText: formEntries.consentText,
      takenAt: formEntries.submittedAt,
    })
    .from(formEntries)
    .where(eq(formEntries.emailKey, key))
    .orderBy(desc(formEntries.id))
    .limit(limit);

export const eraseEntries = (ctx: Context, key: string) =>
  statement(ctx, sql`delete from ${formEntries} where email_key = ${key}`);
