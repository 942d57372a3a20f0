import { eq } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { findAccount } from "~/domains/identity/find-account.server";
import { draftOf } from "../companies/company";
import { retryWhenChanged } from "../companies/retry-when-changed.server";
import { updateCompanyStatements } from "../companies/write-companies.server";
import { unchangedStatements } from "../imports/find-duplicates.server";
import { searchCompanies } from "../search/search-companies.server";
import { industryLabels } from "../tables";
import { labelKey } from "../taxonomy/industries";
import { withIndustry } from "./decided-industries.server";

const BATCH_SIZE = 200;

interface Place {
  labelId: number;
  accountId?: number;
  after?: number;
}

type Label = typeof industryLabels.$inferSelect & { industry: string; decidedAt: Date };

const NEXT_USER = `SELECT account_id AS id FROM industry_label_uses
WHERE label_id = ?1 AND account_id >= ?2 ORDER BY account_id LIMIT 1`;

const applyPage = (ctx: AccountContext, label: Label, after: number) =>
  retryWhenChanged(async () => {
    const filter = { anyWords: [label.text], isOwnOnly: true };
    const { companies, next } = await searchCompanies(ctx, filter, { limit: BATCH_SIZE, after });
    const those = companies.filter(
      ({ industry, industryText }) =>
        industry === null && industryText && labelKey(industryText) === label.key,
    );
    const drafts = those.map((company) => ({
      ...withIndustry(
        draftOf(company),
        label.industry,
        label.decidedBy ?? "an administrator",
        toUnixSeconds(label.decidedAt),
      ),
      writtenAt: company.updatedAt,
    }));
    if (drafts.length > 0)
      await ctx.d1.batch([...unchangedStatements(ctx, those), ...updateCompanyStatements(ctx, drafts)]);
    return next;
  });

/** Each job processes one page of one account's companies; the next job continues after it. Safe to repeat. */
export async function applyLabel(ctx: Context, { labelId, accountId = 0, after = 0 }: Place): Promise<void> {
  const [label] = await ctx.db.select().from(industryLabels).where(eq(industryLabels.id, labelId)).limit(1);
  if (!label?.industry || !label.decidedAt) return;
  const user = await ctx.d1.prepare(NEXT_USER).bind(labelId, accountId).first<{ id: number }>();
  if (!user) return;
  const account = await findAccount(ctx.db, user.id);
  const isGoingOn = user.id === accountId;
  const next = account ? await applyPage({ ...ctx, account }, label as Label, isGoingOn ? after : 0) : null;
  const place = next === null ? { accountId: user.id + 1, after: 0 } : { accountId: user.id, after: next };
  await ctx.queue.send({ kind: "apply-industry-label", labelId, ...place });
}
