import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { recountBytes } from "../recount-bytes.server";
import { answerChunks, videoAnswers } from "../tables";
import { isOpen } from "./answers.server";
import { UPLOAD_HOURS } from "./policy";

/** Answers per batch, and chunks per batch: the maximum number of objects in one R2 delete request. */
const BATCH_SIZE = 200;
const CHUNKS_BATCH_SIZE = 1_000;

export const eraseAnswers = (ctx: Context, agentId: SQL, condition: SQL): SQL =>
  sql`update ${videoAnswers} set text = null, discarded_at = coalesce(discarded_at, ${toUnixSeconds(ctx.now())})
    where agent_id = ${agentId} and ${condition}`;

/** Purges answers of the agents in `decided`, abandoned uploads, and answers discarded earlier. */
export async function purgeAnswers(ctx: Context, decided: SQL): Promise<number> {
  const now = toUnixSeconds(ctx.now());
  const drop = sql`update ${videoAnswers} set discarded_at = ${now}, text = null where id in (
    select id from ${videoAnswers} where ${isOpen} and created_at < ${now - UPLOAD_HOURS * 3600}
    union all select id from ${videoAnswers} where agent_id in ${decided} and discarded_at is null limit ${BATCH_SIZE})`;
  const chunks = sql`delete from ${answerChunks} where (answer_id, place) in (select answer_id, place
    from ${videoAnswers} v join ${answerChunks} c on c.answer_id = v.id where v.discarded_at is not null limit ${CHUNKS_BATCH_SIZE})
    returning key`;
  const rows = sql`delete from ${videoAnswers} where id in (select id from ${videoAnswers} v where discarded_at is not null
    and not exists (select 1 from ${answerChunks} where answer_id = v.id) limit ${BATCH_SIZE}) returning agent_id`;
  const [, removed, gone] = await ctx.d1.batch<{ key?: string; agent_id?: number }>(
    [drop, chunks, rows].map((query) => statement(ctx, query)),
  );
  const keys = (removed?.results ?? []).flatMap(({ key }) => key ?? []);
  if (keys.length > 0) await ctx.files.delete(keys);
  const agentIds = (gone?.results ?? []).flatMap(({ agent_id: agentId }) => agentId ?? []);
  await recountBytes(ctx, agentIds);
  return keys.length + agentIds.length;
}

export const ownAnswers = (ctx: Context, agentId: number) =>
  ctx.db
    .select({
      question: videoAnswers.question,
      kind: videoAnswers.kind,
      seconds: videoAnswers.seconds,
      size: videoAnswers.size,
      text: videoAnswers.text,
      completedAt: videoAnswers.completedAt,
      droppedAt: videoAnswers.discardedAt,
    })
    .from(videoAnswers)
    .where(eq(videoAnswers.agentId, agentId))
    .limit(500);
