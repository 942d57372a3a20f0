import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { plainText } from "~/core/text";
import { consumeQuota } from "~/domains/quotas/charge-quota.server";
import type { Brief } from "./brief-schema";
import { contentHtml } from "./content-html";
import { languageName } from "./languages";
import { compileTemplate } from "./rendering/render-message";
import { VARIABLES } from "./rendering/variables";
import { BUILT_IN_LANGUAGES, writeWithoutModel } from "./write-without-model";

interface WrittenTemplate {
  subject: string;
  content: string;
  /** Name of the model; null for the built-in writer. */
  writtenBy: string | null;
  /** A model is configured, but its output could not be used. */
  modelFailed: boolean;
}

const Answer = z.object({
  subject: z.string().transform(plainText).pipe(z.string().min(1).max(200)),
  content: z.string().trim().min(1).max(6_000),
});

const figuresOf = (text: string) => new Set(text.match(/\d+/g) ?? []);

/** Rejects figures, addresses and variables that are not in the brief. */
function requireSaid(answer: z.infer<typeof Answer>, brief: Brief): void {
  const briefText = `${brief.offer} ${brief.reader}`;
  const known = figuresOf(briefText);
  const text = `${answer.subject} ${answer.content}`;
  const isInvented =
    [...figuresOf(text)].some((figure) => !known.has(figure)) ||
    (text.match(/(https?:\/\/|www\.)\S+/gi) ?? []).some((address) => !briefText.includes(address)) ||
    compileTemplate(answer.subject, contentHtml(answer.content)).unknown.length > 0;
  if (isInvented) throw new Error("The model wrote what the brief does not say");
}

/** Generates a template without saving it. @throws DomainError unavailable in an unsupported language; limit_reached */
export async function writeTemplate(
  ctx: Pick<AccountContext, "ai" | "log" | "db" | "now" | "actor" | "account">,
  brief: Brief,
): Promise<WrittenTemplate> {
  if (ctx.ai) {
    await consumeQuota(ctx, { questions: 1 });
    try {
      const wanted = { ...brief, language: languageName(brief.language), variables: VARIABLES };
      const answer = Answer.parse(await ctx.ai.writeMail(wanted));
      requireSaid(answer, brief);
      return { ...answer, writtenBy: ctx.ai.name, modelFailed: false };
    } catch (error) {
      ctx.log.info("mail of the model not used", { reason: error instanceof Error ? error.name : "unknown" });
    }
  }
  const draft = writeWithoutModel(brief);
  if (draft) return { ...draft, writtenBy: null, modelFailed: ctx.ai !== null };
  const languages = BUILT_IN_LANGUAGES.map(languageName).join(", ");
  throw new DomainError(
    "unavailable",
    `The built-in writer doesn’t support this language. Choose another: ${languages}.`,
    {
      field: "language",
    },
  );
}
