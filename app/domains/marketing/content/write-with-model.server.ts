import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { PRODUCT_LANGUAGES } from "~/core/languages";
import { typedText } from "~/core/text";
import type { Brief } from "./brief-schema";
import { INDUSTRIES, LIMITS, PLATFORMS } from "./choices";
import { isHarmful } from "./find-claims";
import { lettersOf, type Piece, type WrittenPost } from "./write-post";

export type WriterContext = Pick<AccountContext, "ai" | "log">;

const Answered = z.object({
  number: z.number(),
  caption: z
    .string()
    .transform((text) => typedText(text).trim())
    .pipe(z.string().min(1).max(4_000)),
  hashtags: z.array(z.string().max(60)).max(30).default([]),
});

const labelOf = (options: readonly { value: string; label: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? "";

/** The whole brief, one field per line. */
export const linesOf = (brief: Brief, also: readonly string[] = []): string[] =>
  [
    ["Topic", brief.topic],
    ["Brand", brief.brand],
    ["Industry", labelOf(INDUSTRIES, brief.industry)],
    ["Audience", brief.targetAudience],
    ["Call to action", brief.callToAction],
    ...brief.facts.split("\n").map((fact) => ["Fact", fact]),
    ...also.map((text) => ["Business", text]),
  ]
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`);

const tagOf = (tag: string) => {
  const word = tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, "");
  return /\p{L}/u.test(word) ? [`#${word}`] : [];
};

const BUILT_IN = "You can use the built-in writer instead.";

/** The error for a provider's failure, without the provider's details. */
function refusalOf(error: unknown): DomainError {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : null;
  const isLate = error instanceof Error && /Timeout|Abort/.test(error.name);
  if (status === 429)
    return new DomainError("unavailable", `The AI model is busy. Try again in a minute. ${BUILT_IN}`);
  if (isLate)
    return new DomainError("unavailable", `The AI model took too long to respond. Try again. ${BUILT_IN}`);
  return new DomainError(
    "unavailable",
    `Failed to generate content. The AI model returned no usable text. Try again. ${BUILT_IN}`,
  );
}

function readPiece(piece: Piece, answered: z.infer<typeof Answered>): WrittenPost {
  const { letters, tags } = LIMITS[piece.platform];
  const hashtags = [...new Set(answered.hashtags.flatMap(tagOf))].slice(0, tags);
  const post = { ...piece, caption: answered.caption, hashtags };
  if (lettersOf(post) > letters) throw new Error("A piece is too long");
  if (isHarmful(`${post.caption} ${hashtags.join(" ")}`) || /<\/?[a-z]/i.test(post.caption))
    throw new Error("A piece can't be published");
  return post;
}

/** Passes each piece, within its limits, to `store` as the model writes it. @throws DomainError unavailable if it fails; errors of `store` */
export async function writeWithModel(
  ctx: WriterContext & { ai: NonNullable<WriterContext["ai"]> },
  brief: Brief,
  pieces: readonly Piece[],
  store: (post: WrittenPost, index: number) => Promise<void>,
): Promise<void> {
  const left = new Set(pieces.keys());
  let refusal: unknown;
  try {
    const asked = {
      language: labelOf(PRODUCT_LANGUAGES, brief.language),
      tone: brief.tone,
      said: linesOf(brief),
      pieces: pieces.map(({ platform, contentType }) => ({
        platform: labelOf(PLATFORMS, platform),
        kind: contentType,
        letters: LIMITS[platform].letters,
        tags: LIMITS[platform].tags,
      })),
    };
    await ctx.ai.writePosts(asked, async (came) => {
      const answered = Answered.parse(came);
      const index = answered.number - 1;
      const piece = pieces[index];
      if (!piece || !left.delete(index)) return;
      const post = readPiece(piece, answered);
      await store(post, index).catch((error) => {
        refusal = error;
        throw error;
      });
    });
    if (left.size > 0) throw new Error("A piece is missing");
  } catch (error) {
    if (refusal) throw refusal;
    ctx.log.info("posts of the model not used", { reason: error instanceof Error ? error.name : "unknown" });
    throw refusalOf(error);
  }
}
