import type { CsvCell } from "~/core/csv";
import { formatNumber, formatShortDate, formatTime, plural } from "~/core/format";
import { labelOf } from "../access/choices";
import { dayAsDate } from "../days";
import { CONTENT_TYPES, LIMITS, PLATFORMS } from "./choices";
import type { PostWithClaims } from "./posts.server";
import type { MarketingPost } from "./tables";
import { lettersOf } from "./write-post";

export const platformName = (platform: string) => labelOf(PLATFORMS, platform);

const BEGINNING = 140;

export const postRow = (post: PostWithClaims, now: Date) => ({
  id: post.id,
  kind: `${platformName(post.platform)} ${labelOf(CONTENT_TYPES, post.contentType).toLowerCase()}`,
  beginning: post.caption.slice(0, BEGINNING) + (post.caption.length > BEGINNING ? "…" : ""),
  isApproved: post.state === "approved",
  open: post.claims.filter(({ confirmedAt }) => confirmedAt === null).length,
  plannedOn: post.plannedOn && formatShortDate(dayAsDate(post.plannedOn), now),
  isDemo: post.isDemo,
});
export type PostRow = ReturnType<typeof postRow>;

const CLAIM_WORDS = {
  figure: "Figure",
  name: "Name",
  superlative: "Superlative",
  promise: "Promise",
} as const;

export const postView = (post: PostWithClaims, now: Date, zone: string) => ({
  ...postRow(post, now),
  campaignId: post.campaignId,
  topic: post.topic,
  caption: post.caption,
  hashtags: post.hashtags.join(" "),
  language: post.language,
  letters: `${formatNumber(lettersOf(post))} of ${plural(LIMITS[post.platform].letters, "character")}, including hashtags.`,
  mostLetters: LIMITS[post.platform].letters,
  mostTags: LIMITS[post.platform].tags,
  version: post.version,
  writer: post.writtenBy ?? "the built-in writer",
  written: formatTime(post.createdAt, zone),
  approved: post.approvedAt && formatTime(post.approvedAt, zone),
  plannedDay: post.plannedOn ?? "",
  claims: post.claims.map(({ id, kind, text: words, confirmedAt }) => ({
    id,
    kind: CLAIM_WORDS[kind],
    words,
    isOpen: confirmedAt === null,
  })),
});
export type PostView = ReturnType<typeof postView>;

export const POST_COLUMNS = [
  "platform",
  "type",
  "caption",
  "hashtags",
  "state",
  "planned on",
  "language",
  "tone",
  "written by",
  "written at",
  "demo",
];

export const postCells = (post: MarketingPost): CsvCell[] => [
  post.platform,
  post.contentType,
  post.caption,
  post.hashtags.join(" "),
  post.state,
  post.plannedOn,
  post.language,
  post.tone,
  post.writtenBy ?? "built-in writer",
  post.createdAt,
  post.isDemo ? "demo" : "",
];
