import { and, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { plural } from "~/core/format";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, inJsonArray, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { requireMarketing } from "../access/access.server";
import { LIMITS, PLATFORMS } from "./choices";
import { findClaims, isHarmful } from "./find-claims";
import type { ApproveInput, ConfirmInput, PostInput } from "./post-schema";
import { getPost, type PostWithClaims } from "./posts.server";
import { marketingClaims, marketingPosts } from "./tables";
import { lettersOf } from "./write-post";

const MEANWHILE = "This post was updated elsewhere. Reload and try again.";

const byIdAndVersion = ({ account }: BusinessContext, postId: number, version: number | undefined) =>
  sql`id = ${postId} and account_id = ${account.id} and ${version === undefined ? sql`true` : sql`version = ${version}`}`;

function requireFits({ platform }: PostWithClaims, input: PostInput): void {
  const { letters, tags } = LIMITS[platform];
  const name = PLATFORMS.find(({ value }) => value === platform)?.label;
  const length = lettersOf(input);
  if (length > letters)
    throw new DomainError(
      "invalid",
      `${name} allows ${letters} characters including hashtags. This post has ${length}.`,
      {
        field: "caption",
      },
    );
  if (input.hashtags.length > tags)
    throw new DomainError("invalid", `Use at most ${tags} hashtags for ${name}.`, { field: "hashtags" });
  if (isHarmful(`${input.caption} ${input.hashtags.join(" ")}`))
    throw new DomainError(
      "invalid",
      "This content breaks our rules and can’t be published. Edit the text and try again.",
      {
        field: "caption",
      },
    );
}

/** Runs a batch whose first statement claims the row. @throws DomainError conflict if it changed nothing */
async function claimed(run: () => Promise<unknown>, refusal: () => Promise<Error>) {
  try {
    await run();
  } catch (error) {
    if (isAborted(error)) throw await refusal();
    throw error;
  }
}

/**
 * Saves a post as a draft again; confirmed claims with the same text stay confirmed.
 * @throws DomainError not_found; invalid over a platform limit; conflict
 */
export async function savePost(
  ctx: BusinessContext,
  postId: number,
  input: PostInput,
): Promise<PostWithClaims> {
  const post = await getPost(ctx, postId);
  await requireMarketing(ctx);
  requireFits(post, input);
  const claims = JSON.stringify(findClaims(input, post.briefText));
  const changes = [
    sql`update ${marketingPosts} set caption = ${input.caption}, hashtags = ${JSON.stringify(input.hashtags)}, state = 'draft',
      approved_by = null, approved_at = null, version = version + 1 where ${byIdAndVersion(ctx, postId, input.version)}`,
    sql`delete from ${marketingClaims} where post_id = ${postId} and not exists (select 1 from json_each(${claims})
      where value ->> 'kind' = kind and value ->> 'words' = text)`,
    sql`insert into ${marketingClaims} (account_id, post_id, kind, text, is_demo)
      select ${ctx.account.id}, ${postId}, value ->> 'kind', value ->> 'words', ${post.isDemo ? 1 : 0}
      from json_each(${claims}) where true on conflict do nothing`,
  ];
  const [update, ...rest] = changes.map((change) => statement(ctx, change));
  const run = () =>
    withQuota(ctx, { rows: 1 }, (count) =>
      ctx.d1.batch([
        update as D1PreparedStatement,
        ctx.d1.prepare(IF_UNCHANGED),
        ...rest,
        statement(ctx, count),
      ]),
    );
  await claimed(run, async () => new DomainError("conflict", MEANWHILE));
  return getPost(ctx, postId);
}

/** Marks these claims as confirmed by the user. Safe to repeat. @throws DomainError not_found */
export async function confirmClaims(
  ctx: BusinessContext,
  postId: number,
  { claims }: ConfirmInput,
): Promise<PostWithClaims> {
  await getPost(ctx, postId);
  await requireMarketing(ctx);
  await ctx.db
    .update(marketingClaims)
    .set({ confirmedBy: ctx.actor.userId, confirmedAt: ctx.now() })
    .where(
      and(
        eq(marketingClaims.postId, postId),
        eq(marketingClaims.accountId, ctx.account.id),
        sql`${marketingClaims.id} in ${inJsonArray(claims)} and ${marketingClaims.confirmedAt} is null`,
      ),
    );
  return getPost(ctx, postId);
}

const OPEN = (postId: number) =>
  sql`exists (select 1 from ${marketingClaims} where post_id = ${postId} and confirmed_at is null)`;

async function blockingReason(ctx: BusinessContext, postId: number): Promise<DomainError> {
  const { claims } = await getPost(ctx, postId);
  const open = claims.filter(({ confirmedAt }) => confirmedAt === null).length;
  const message = `${plural(open, "claim")} in this post ${open === 1 ? "is" : "are"} not in the brief. Confirm true claims or edit the text.`;
  return new DomainError("conflict", open > 0 ? message : MEANWHILE);
}

/**
 * Approves a post. Safe to repeat. @throws DomainError not_found; conflict while a claim is unconfirmed, or after a
 * concurrent change
 */
export async function approvePost(
  ctx: BusinessContext,
  postId: number,
  { version }: ApproveInput,
): Promise<PostWithClaims> {
  const post = await getPost(ctx, postId);
  await requireMarketing(ctx);
  if (post.state === "approved") return post;
  const approve = sql`update ${marketingPosts} set state = 'approved', approved_by = ${ctx.actor.userId},
    approved_at = ${toUnixSeconds(ctx.now())} where ${byIdAndVersion(ctx, postId, version)} and not ${OPEN(postId)}`;
  const trail = auditStatement(ctx, { action: "approve-post", target: `post:${postId}` });
  const run = () =>
    ctx.d1.batch([statement(ctx, approve), ctx.d1.prepare(IF_UNCHANGED), statement(ctx, trail)]);
  await claimed(run, () => blockingReason(ctx, postId));
  return getPost(ctx, postId);
}
