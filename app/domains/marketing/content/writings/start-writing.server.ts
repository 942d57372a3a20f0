import { sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { requireMarketing } from "../../access/access.server";
import { tooManyCampaigns } from "../../campaigns/create-campaign.server";
import { MAX_CAMPAIGNS } from "../../campaigns/policy";
import { marketingCampaigns } from "../../campaigns/tables";
import type { CampaignBrief, ContentBrief } from "../brief-schema";
import { generateCampaign, generateContent, piecesOf, requireFit } from "../generate-posts.server";
import { contentDrafts, type MarketingWriting } from "../tables";
import type { Piece } from "../write-post";
import { getWriting } from "./writings.server";

const QUEUE_GRACE_SECONDS = 60;

const graceOf = (ctx: BusinessContext) => toUnixSeconds(ctx.now()) + QUEUE_GRACE_SECONDS;

const enqueue = (ctx: BusinessContext, writingId: number) =>
  ctx.queue
    .send({ kind: "write-posts", accountId: ctx.account.id, writingId })
    .catch(() => ctx.log.error("writing not queued", { writingId }));

async function start(
  ctx: BusinessContext,
  kind: MarketingWriting["kind"],
  brief: ContentBrief | CampaignBrief,
  pieces: Piece[],
): Promise<MarketingWriting> {
  await requireMarketing(ctx);
  requireFit(brief);
  const isDemo = isDemoWork(ctx) || ctx.account.isDemo ? 1 : 0;
  const hasRoom =
    kind === "content"
      ? sql`true`
      : sql`(select count(*) from ${marketingCampaigns} where account_id = ${ctx.account.id}) < ${MAX_CAMPAIGNS}`;
  const insert = sql`insert into ${contentDrafts} (account_id, kind, brief, pieces, state, lease_until, created_by, created_at,
    is_demo) select ${ctx.account.id}, ${kind}, ${JSON.stringify(brief)}, ${JSON.stringify(pieces)}, 'writing', ${graceOf(ctx)},
    ${ctx.actor.userId}, ${toUnixSeconds(ctx.now())}, ${isDemo} where ${hasRoom} returning id`;
  const batch = () =>
    withQuota(ctx, { jobs: 1, questions: 1, rows: 1 }, (count) =>
      ctx.d1.batch<{ id: number }>([
        statement(ctx, insert),
        ctx.d1.prepare(IF_UNCHANGED),
        statement(ctx, count),
      ]),
    );
  const [made] = await batch().catch((error) => {
    throw isAborted(error) ? tooManyCampaigns() : error;
  });
  const id = made?.results[0]?.id ?? 0;
  await enqueue(ctx, id);
  return getWriting(ctx, id);
}

const isForModel = (ctx: BusinessContext, brief: { builtIn: boolean }) => ctx.ai !== null && !brief.builtIn;

/**
 * For pages: the built-in writer finishes immediately, a model writes in a job. @throws as `generateContent`, except
 * the model's errors
 */
export const beginContent = async (ctx: BusinessContext, brief: ContentBrief) =>
  isForModel(ctx, brief)
    ? { writing: await start(ctx, "content", brief, piecesOf([brief.platform], brief.contentType)) }
    : { post: await generateContent(ctx, brief), writing: null };

export const beginCampaign = async (ctx: BusinessContext, brief: CampaignBrief) =>
  isForModel(ctx, brief)
    ? { writing: await start(ctx, "campaign", brief, piecesOf(brief.platforms, brief.contentType)) }
    : await generateCampaign(ctx, brief);

const IS_WRITTEN = "All posts are already written.";

/** Writes the missing pieces of a failed draft. Safe to repeat. @throws DomainError not_found; conflict if it is complete; limit_reached */
export async function writeAgain(ctx: BusinessContext, writingId: number): Promise<void> {
  const { state } = await getWriting(ctx, writingId);
  await requireMarketing(ctx);
  if (state === "written") throw new DomainError("conflict", IS_WRITTEN);
  if (state === "writing") return;
  const again = sql`update ${contentDrafts} set state = 'writing', failure_reason = null, attempts = 0,
    lease_until = ${graceOf(ctx)} where id = ${writingId} and account_id = ${ctx.account.id} and state = 'failed'`;
  try {
    await withQuota(ctx, { jobs: 1, questions: 1 }, (count) =>
      ctx.d1.batch([statement(ctx, again), ctx.d1.prepare(IF_UNCHANGED), statement(ctx, count)]),
    );
  } catch (error) {
    if (isAborted(error)) return;
    throw error;
  }
  await enqueue(ctx, writingId);
}
