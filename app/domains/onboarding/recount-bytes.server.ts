import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { recountAgentBytes } from "~/domains/quotas/consume-agent-storage.server";
import { agentCvs, answerChunks, videoAnswers } from "./tables";
import { CHUNK_BYTES } from "./video/policy";

/** Counts as on upload: a written answer as one chunk, an upload at its announced size even if only part of it arrived. */
const keptBytes = (agentId: SQL): SQL =>
  sql`((select coalesce(sum(size), 0) from ${agentCvs} where agent_id = ${agentId})
    + (select coalesce(sum(iif(v.kind = 'text', ${CHUNK_BYTES}, max(v.size,
        (select coalesce(sum(c.size), 0) from ${answerChunks} c where c.answer_id = v.id)))), 0)
      from ${videoAnswers} v where v.agent_id = ${agentId}))`;

/** Resets these agents' stored-bytes counter to their actual usage. */
export const recountBytes = (ctx: Context, agentIds: readonly number[]): Promise<void> =>
  recountAgentBytes(ctx, agentIds, keptBytes);
