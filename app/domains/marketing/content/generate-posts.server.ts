import { type SQL, sql } from "drizzle-orm";
import { type AccountContext, type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { consumeQuota, withQuota } from "~/domains/quotas/charge-quota.server";
import { requireMarketing } from "../access/access.server";
import { getCampaign } from "../campaigns/campaigns.server";
import { latestCampaign, newCampaignStatement, tooManyCampaigns } from "../campaigns/create-campaign.server";
import type { MarketingCampaign } from "../campaigns/tables";
import { addDays, todayOf } from "../days";
import type { Brief, CampaignBrief, ContentBrief } from "./brief-schema";
import { type ContentType, LIMITS, type Platform } from "./choices";
import { findClaims, isHarmful } from "./find-claims";
import { type PostWithClaims, postsSince } from "./posts.server";
import { marketingClaims, marketingPosts } from "./tables";
import { type Piece, type WrittenPost, writePost } from "./write-post";
import { linesOf, writeWithModel } from "./write-with-model.server";

/** Each platform with all its content types, or with `kind`; its first type replaces an unsupported kind. */
export const piecesOf = (platforms: readonly Platform[], kind: ContentType | "campaign"): Piece[] =>
  platforms.flatMap((platform) => {
    const { types } = LIMITS[platform];
    const wanted = kind === "campaign" ? types : types.includes(kind) ? [kind] : types.slice(0, 1);
    return wanted.map((contentType) => ({ platform, contentType }));
  });

async function lastSequence({ d1, account }: BusinessContext): Promise<number> {
  const query = "select ifnull(max(sequence), 0) as last from marketing_posts where account_id = ?";
  return (await d1.prepare(query).bind(account.id).first<{ last: number }>())?.last ?? 0;
}

/** @throws DomainError invalid if the brief has harmful content */
export function requireFit(brief: Brief): void {
  if (isHarmful(linesOf(brief).join(" ")))
    throw new DomainError("invalid", "We can’t write about this topic. Choose another topic.", {
      field: "topic",
    });
}

async function written(
  ctx: BusinessContext,
  brief: Brief & { builtIn: boolean },
  pieces: Piece[],
  n: number,
): Promise<WrittenPost[]> {
  requireFit(brief);
  const { ai } = ctx;
  if (!ai || brief.builtIn) return pieces.map((piece, index) => writePost(brief, piece, n + index));
  await consumeQuota(ctx, { questions: 1 });
  const posts: WrittenPost[] = [];
  await writeWithModel({ ...ctx, ai }, brief, pieces, async (post, at) => {
    posts[at] = post;
  });
  return posts;
}

function postStatements(
  ctx: BusinessContext,
  brief: Brief & { builtIn: boolean },
  posts: readonly WrittenPost[],
  { base, campaignId }: { base: number; campaignId: SQL },
) {
  const { account, actor } = ctx;
  const said = linesOf(brief, [account.name]).join("\n");
  const writer = ctx.ai && !brief.builtIn ? ctx.ai.name : null;
  const isDemo = isDemoWork(ctx) || account.isDemo ? 1 : 0;
  return posts.flatMap((post, index) => {
    const sequence = base + index + 1;
    const claims = JSON.stringify(findClaims(post, said));
    return [
      sql`insert into ${marketingPosts} (account_id, campaign_id, sequence, platform, content_type, language, tone, topic, caption,
        hashtags, brief_text, written_by, state, version, created_by, created_at, is_demo)
        values (${account.id}, ${campaignId}, ${sequence}, ${post.platform}, ${post.contentType}, ${brief.language}, ${brief.tone},
        ${brief.topic}, ${post.caption}, ${JSON.stringify(post.hashtags)}, ${said}, ${writer}, 'draft', 1, ${actor.userId},
        ${toUnixSeconds(ctx.now())}, ${isDemo})`,
      sql`insert into ${marketingClaims} (account_id, post_id, kind, text, is_demo)
        select ${account.id}, (select id from marketing_posts where account_id = ${account.id} and sequence = ${sequence}),
        value ->> 'kind', value ->> 'words', ${isDemo} from json_each(${claims})`,
    ];
  });
}

const TRIES = 3;
const isTaken = (error: unknown) => String(error).includes("marketing_posts.sequence");

/** Retries if a concurrent request used the same sequence number. */
async function generate(
  ctx: BusinessContext,
  brief: Brief & { builtIn: boolean },
  pieces: Piece[],
  campaign: SQL | null,
): Promise<PostWithClaims[]> {
  await requireMarketing(ctx);
  const campaignId = campaign ? latestCampaign(ctx) : sql`null`;
  for (let attempt = 1; ; attempt += 1) {
    const base = await lastSequence(ctx);
    const posts = await written(ctx, brief, pieces, base);
    const changes = postStatements(ctx, brief, posts, { base, campaignId }).map((query) =>
      statement(ctx, query),
    );
    const first = campaign ? [statement(ctx, campaign), ctx.d1.prepare(IF_UNCHANGED)] : [];
    try {
      await withQuota(ctx, { rows: changes.length }, (count) =>
        ctx.d1.batch([...first, ...changes, statement(ctx, count)]),
      );
      return await postsSince(ctx, base, posts.length);
    } catch (error) {
      if (isAborted(error)) throw tooManyCampaigns();
      if (!isTaken(error) || attempt === TRIES) throw error;
    }
  }
}

/**
 * Writes a post as a draft. @throws DomainError forbidden without access to the portal; unavailable if the model fails;
 * limit_reached
 */
export async function generateContent(ctx: BusinessContext, brief: ContentBrief): Promise<PostWithClaims> {
  const [post] = await generate(ctx, brief, piecesOf([brief.platform], brief.contentType), null);
  if (!post) throw new Error("A post was written and is not there");
  return post;
}

/** The campaign of a brief; it starts today. */
export function campaignOf(ctx: AccountContext, brief: CampaignBrief) {
  const startsOn = todayOf(ctx);
  return {
    name: brief.name || brief.topic.slice(0, 100),
    platforms: brief.platforms,
    budget: brief.budget,
    startsOn,
    endsOn: addDays(startsOn, brief.duration - 1),
  };
}

/** Creates a campaign that starts today, with a draft for each content type of each platform. @throws as `generateContent` */
export async function generateCampaign(
  ctx: BusinessContext,
  brief: CampaignBrief,
): Promise<{ campaign: MarketingCampaign; posts: PostWithClaims[] }> {
  const campaign = newCampaignStatement(ctx, ctx.actor.userId, campaignOf(ctx, brief));
  const posts = await generate(ctx, brief, piecesOf(brief.platforms, brief.contentType), campaign);
  return { campaign: await getCampaign(ctx, posts[0]?.campaignId ?? 0), posts };
}
