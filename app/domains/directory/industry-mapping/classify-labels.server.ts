import { z } from "zod";
import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { INDUSTRIES } from "../taxonomy/industries";

const BATCH_SIZE = 5;
const MAX_BATCHES = 20;
const MAX_ATTEMPTS = 3;

const CLAIM = `UPDATE industry_labels SET requested_at = ?1, attempts = attempts + 1
WHERE id IN (SELECT id FROM industry_labels WHERE decided_at IS NULL AND attempts < ${MAX_ATTEMPTS}
  AND ifnull(requested_at, 0) <= ?1 - 86400 * attempts ORDER BY attempts, id LIMIT ${BATCH_SIZE})
RETURNING id, text`;

const DECIDE = `UPDATE industry_labels SET industry = value ->> 1, decided_by = ?2, decided_at = ?3
FROM json_each(?1) WHERE industry_labels.id = value ->> 0 AND decided_at IS NULL
RETURNING industry_labels.id`;

const ASKED_ENOUGH = `UPDATE industry_labels SET attempts = ${MAX_ATTEMPTS}
WHERE id IN (SELECT value FROM json_each(?1))`;

const NAMES = INDUSTRIES.map(({ name }) => name);
const ID_OF = new Map(INDUSTRIES.map(({ id, name }) => [name.toLowerCase(), id]));

const Answer = z.object({
  labels: z.array(z.object({ number: z.number().int(), industry: z.string().max(100) })).max(10),
});

type Model = NonNullable<Context["ai"]>;

/**
 * Asks for each label separately, so that one account's label can't influence another's result. Undefined if there is
 * no response.
 */
async function askAlone(ai: Model, text: string): Promise<string | null | undefined> {
  const answers = Answer.parse(await ai.chooseIndustries([text], NAMES));
  const answer = answers.labels.find(({ number }) => number === 1);
  return answer && (ID_OF.get(answer.industry.trim().toLowerCase()) ?? null);
}

async function askOnce(ctx: Context, ai: Model): Promise<boolean> {
  const now = toUnixSeconds(ctx.now());
  const { results: asked } = await ctx.d1.prepare(CLAIM).bind(now).all<{ id: number; text: string }>();
  if (asked.length === 0) return false;
  const answers = await Promise.allSettled(asked.map(({ text }) => askAlone(ai, text)));
  const chosen = asked.map(({ id }, index) => ({ id, answer: answers[index] }));
  const known = chosen.flatMap(({ id, answer }) =>
    answer?.status === "fulfilled" && answer.value ? [[id, answer.value]] : [],
  );
  const none = chosen.flatMap(({ id, answer }) =>
    answer?.status === "fulfilled" && answer.value === null ? [id] : [],
  );
  const [decided] = await ctx.d1.batch<{ id: number }>([
    ctx.d1.prepare(DECIDE).bind(JSON.stringify(known), ai.name, now),
    ctx.d1.prepare(ASKED_ENOUGH).bind(JSON.stringify(none)),
  ]);
  for (const { id } of decided?.results ?? [])
    await ctx.queue.send({ kind: "apply-industry-label", labelId: id });
  const failed = answers.find((answer) => answer.status === "rejected");
  if (failed) throw failed.reason;
  return asked.length === BATCH_SIZE;
}

/**
 * Asks the model, if configured, for the taxonomy's industry of unknown labels: 100 labels per run, each text
 * separately and once for all accounts. Responses outside the taxonomy count as none; such a label stays queued for an
 * administrator.
 */
export async function classifyLabels(ctx: Context): Promise<void> {
  if (!ctx.ai) return;
  try {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) if (!(await askOnce(ctx, ctx.ai))) return;
  } catch (error) {
    ctx.log.error("labels not read by the model", reasonOf(error));
  }
}
