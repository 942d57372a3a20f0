import type { Context, UserActor } from "~/core/context";
import { auditStatement } from "~/domains/audit/audit.server";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";

type AdminContext = Context & { actor: UserActor };

export const TEST_MAIL = "test-mail";

/** Sends a test email through the transport of all other emails. @throws DomainError too_many */
export async function sendTestMail(ctx: AdminContext): Promise<{ to: string }> {
  await consumeAttempt(ctx, ["settings-test-user", ctx.actor.userId]);
  const { actor, config } = ctx;
  const mail = mailStatement(ctx, {
    cause: `${TEST_MAIL}:${ctx.now().toISOString()}:${crypto.randomUUID()}`,
    to: { address: actor.email, name: actor.firstName },
    subject: `${config.APP_NAME} test email`,
    paragraphs: [
      "You requested this test email in Settings.",
      `This email was sent through the “${ctx.mail.name}” sending service. Email delivery works.`,
    ],
    action: { label: "Open Settings", url: `${config.APP_ORIGIN}/admin/settings` },
  });
  await ctx.db.batch([
    mail,
    auditStatement(ctx, { action: "send-test-mail", target: `user:${actor.userId}` }),
  ]);
  await queueMails(ctx);
  return { to: actor.email };
}

/** Time limit for the model in this test, in milliseconds; a search allows more. */
const TEST_LIMIT = 10_000;
const QUESTION = "solar companies in Kenya";
const CHOICES = { industries: ["Energy", "Agriculture"], companySizes: ["1-10 employees"] };
const MAX_EXCERPT_LENGTH = 300;

interface AiTest {
  question: string;
  answer: string | null;
  reason: string | null;
  milliseconds: number;
}

/** @throws Error if `work` takes longer than the limit */
async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No response within ${TEST_LIMIT / 1000} seconds.`)),
      TEST_LIMIT,
    );
  });
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer));
}

function reasonOf(ctx: Context, error: unknown): string {
  const message =
    error instanceof Error
      ? error.message || error.name
      : "The model returned an error. Check the provider, model and key.";
  const key = ctx.config.AI_API_KEY;
  return (key ? message.replaceAll(key, "(key)") : message).slice(0, MAX_EXCERPT_LENGTH);
}

/** Tests the model; returns its errors instead of throwing them. @throws DomainError too_many */
export async function testAi(ctx: AdminContext): Promise<AiTest> {
  await consumeAttempt(ctx, ["settings-test-user", ctx.actor.userId]);
  const test: AiTest = { question: QUESTION, answer: null, reason: null, milliseconds: 0 };
  const started = performance.now();
  if (!ctx.ai) test.reason = "No AI model is configured. The built-in parser handles search descriptions.";
  else
    try {
      const answer = await withinLimit(ctx.ai.write(QUESTION, CHOICES));
      test.answer = JSON.stringify(answer).slice(0, MAX_EXCERPT_LENGTH);
    } catch (error) {
      test.reason = reasonOf(ctx, error);
    }
  test.milliseconds = Math.round(performance.now() - started);
  await auditStatement(ctx, { action: "test-ai", detail: { answered: test.answer !== null } });
  return test;
}
