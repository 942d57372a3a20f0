import { eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import {
  latestCampaign,
  newCampaignStatement,
  tooManyCampaigns,
} from "../../campaigns/create-campaign.server";
import { marketingCampaigns } from "../../campaigns/tables";
import { findClaims } from "../find-claims";
import { campaignOf } from "../generate-posts.server";
import { contentDrafts, type MarketingWriting, marketingClaims, marketingPosts } from "../tables";
import type { WrittenPost } from "../write-post";
import { linesOf } from "../write-with-model.server";
import { getWriting, storedPieces } from "./writings.server";

const campaignIdOf = (writingId: number) =>
  sql`(select campaign_id from ${contentDrafts} where id = ${writingId})`;

/** The first piece creates the campaign, so that no campaign exists without posts. */
function campaignStatements(ctx: AccountContext, { id, brief, createdBy }: MarketingWriting) {
  if (!("platforms" in brief)) return [];
  const isFirst = sql`${campaignIdOf(id)} is null`;
  return [
    newCampaignStatement(ctx, createdBy, campaignOf(ctx, brief), isFirst),
    sql`update ${contentDrafts} set campaign_id = ${latestCampaign(ctx)}
      where id = ${id} and campaign_id is null and changes() > 0`,
  ];
}

function postStatements(
  ctx: AccountContext,
  row: MarketingWriting,
  piece: number,
  post: WrittenPost,
  writer: string,
) {
  const { account } = ctx;
  const { id, brief, createdBy } = row;
  const said = linesOf(brief, [account.name]).join("\n");
  const claims = JSON.stringify(findClaims(post, said));
  const isDemo = row.isDemo ? 1 : 0;
  const isPlaced = row.kind === "content" ? sql`true` : sql`${campaignIdOf(id)} is not null`;
  const byPiece = sql`draft_id = ${id} and piece = ${piece}`;
  return [
    sql`insert into ${marketingPosts} (account_id, campaign_id, draft_id, piece, sequence, platform, content_type, language, tone,
      topic, caption, hashtags, brief_text, written_by, state, version, created_by, created_at, is_demo)
      select ${account.id}, ${campaignIdOf(id)}, ${id}, ${piece},
      (select ifnull(max(sequence), 0) + 1 from ${marketingPosts} where account_id = ${account.id}), ${post.platform},
      ${post.contentType}, ${brief.language}, ${brief.tone}, ${brief.topic}, ${post.caption}, ${JSON.stringify(post.hashtags)},
      ${said}, ${writer}, 'draft', 1, ${createdBy}, ${toUnixSeconds(ctx.now())}, ${isDemo}
      where ${isPlaced} and exists (select 1 from ${contentDrafts} where id = ${id} and state = 'writing')
      on conflict do nothing`,
    sql.raw(IF_UNCHANGED),
    sql`insert into ${marketingClaims} (account_id, post_id, kind, text, is_demo)
      select ${account.id}, (select id from ${marketingPosts} where ${byPiece}), value ->> 'kind', value ->> 'words', ${isDemo}
      from json_each(${claims})`,
  ];
}

const STOPPED = "Writing was stopped.";

async function hasRoom(ctx: AccountContext, writingId: number): Promise<boolean> {
  const { kind, campaignId } = await getWriting(ctx, writingId);
  if (kind === "content" || campaignId === null) return kind === "content";
  const byId = eq(marketingCampaigns.id, campaignId);
  return (await ctx.db.select({ id: marketingCampaigns.id }).from(marketingCampaigns).where(byId)).length > 0;
}

/**
 * Stores a piece with its claims in one batch. Safe to repeat. @throws DomainError limit_reached; conflict for too many
 * campaigns
 */
export async function storePiece(
  ctx: AccountContext,
  row: MarketingWriting,
  piece: number,
  post: WrittenPost,
  writer: string,
): Promise<void> {
  const changes = [...campaignStatements(ctx, row), ...postStatements(ctx, row, piece, post, writer)];
  try {
    await withQuota(
      ctx,
      { rows: 2 },
      (count) => ctx.d1.batch([...changes.map((change) => statement(ctx, change)), statement(ctx, count)]),
      { byJob: true },
    );
  } catch (error) {
    if (!isAborted(error)) throw error;
    if ((await storedPieces(ctx, row.id)).has(piece)) return;
    throw (await hasRoom(ctx, row.id)) ? new DomainError("conflict", STOPPED) : tooManyCampaigns();
  }
}
