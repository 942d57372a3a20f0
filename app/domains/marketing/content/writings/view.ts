import { PRODUCT_LANGUAGES } from "~/core/languages";
import { labelOf } from "../../access/choices";
import { CONTENT_TYPES } from "../choices";
import type { PostWithClaims } from "../posts.server";
import type { MarketingWriting } from "../tables";
import { platformName, postRow } from "../view";
import type { Piece } from "../write-post";

const kindOf = ({ platform, contentType }: Piece) =>
  `${platformName(platform)} ${labelOf(CONTENT_TYPES, contentType).toLowerCase()}`;

export function writingView(
  { id, kind, brief, pieces, removedPieces, state, failureReason, campaignId }: MarketingWriting,
  posts: readonly PostWithClaims[],
  now: Date,
) {
  const isRunning = state === "writing";
  const gone = pieces
    .map((piece, index) => ({ at: index, kind: kindOf(piece) }))
    .filter(({ at }) => !posts.some(({ piece }) => piece === at));
  // Once writing is complete, a missing piece can only have been removed.
  const isRemoved = ({ at }: { at: number }) => state === "written" || removedPieces.includes(at);
  const removed = gone.filter(isRemoved);
  return {
    id,
    isRunning,
    isCampaign: kind === "campaign",
    campaignId,
    title: `${isRunning ? "Writing posts" : state === "written" ? "Posts written" : "Some posts weren’t written"}: ${brief.topic}`,
    language: labelOf(PRODUCT_LANGUAGES, brief.language),
    failure: failureReason === null ? null : `Error: ${failureReason}`,
    done: posts.length,
    total: pieces.length,
    rows: posts.map((post) => postRow(post, now)),
    open: gone.filter((piece) => !isRemoved(piece)),
    removed,
  };
}

/** The brief as form values, so that a failed brief can be edited without retyping. */
export function briefFields(writing: MarketingWriting | null) {
  if (writing === null) return null;
  const { builtIn: _, industry, ...fields } = writing.brief;
  const budget = "budget" in fields && fields.budget != null ? String(fields.budget) : undefined;
  return { ...fields, ...(industry && { industry }), budget };
}
