import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { withAgentBytes } from "~/domains/quotas/consume-agent-storage.server";
import { m } from "~/messages/messages";
import { findOnboarding } from "../onboarding-progress.server";
import { answerChunks, videoAnswers } from "../tables";
import {
  type Answer,
  type AnswerRow,
  answerRefusal,
  findAnswer,
  isAnswer,
  isCurrent,
  isOpen,
  mayAnswer,
} from "./answers.server";
import { recordingSource } from "./chunks.server";
import { mimeTypeOf, type Recording, readRecording } from "./containers/recording";
import { CHUNK_BYTES, isLongEnough, isShortEnough, lengthText, SOUND_KINDS, VIDEO_KINDS } from "./policy";
import { ended, getUpload, hasEnded, missingChunks } from "./uploads.server";

const refusal = (message: string) => new DomainError("invalid", message, { field: "answer" });

const sayFirstText = () => m.onboarding_keep_answer_answer_by_video_or_first();

async function replaceAnswer(ctx: AgentContext, question: number, keep: SQL, onlyIf: SQL): Promise<void> {
  const agentId = ctx.agent.id;
  const drop = sql`update ${videoAnswers} set discarded_at = ${toUnixSeconds(ctx.now())}
    where agent_id = ${agentId} and question = ${question} and ${isCurrent} and ${onlyIf} and ${mayAnswer(agentId)}`;
  const audit = auditStatement(ctx, { action: "answer-interview", target: `agent:${agentId}` });
  await ctx.d1.batch([
    statement(ctx, drop),
    statement(ctx, keep),
    ctx.d1.prepare(IF_UNCHANGED),
    statement(ctx, audit),
  ]);
}

function whatIsWrong(
  ctx: AgentContext,
  number: number,
  recording: Recording | null,
  hasNoCamera: boolean,
): string | null {
  if (!recording)
    return hasNoCamera
      ? m.onboarding_keep_answer_cant_be_played_sound({ number, kinds: SOUND_KINDS })
      : m.onboarding_keep_answer_cant_be_played_video({ number, kinds: VIDEO_KINDS });
  const { hasPicture, hasSound, seconds } = recording;
  if (!hasPicture && !hasNoCamera) return m.onboarding_keep_answer_has_no_picture({ number });
  if (!hasSound) return m.onboarding_keep_answer_has_no_sound({ number });
  if (isLongEnough(ctx.config, seconds) && isShortEnough(seconds)) return null;
  return m.onboarding_keep_answer_lasts({ number, length: lengthText(seconds) });
}

async function readUpload(ctx: AgentContext, upload: AnswerRow): Promise<Recording> {
  const recording = await readRecording(await recordingSource(ctx, upload));
  const kept = await findOnboarding(ctx, ctx.agent.id);
  const wrong = whatIsWrong(ctx, upload.question + 1, recording, Boolean(kept?.noCameraAt));
  if (recording && wrong === null) return recording;
  await dropUpload(ctx, upload.id);
  throw refusal(wrong ?? m.onboarding_keep_answer_this_recording_is_empty_choose());
}

export const dropUpload = (ctx: AgentContext, uploadId: number) =>
  ctx.db.run(
    sql`update ${videoAnswers} set discarded_at = ${toUnixSeconds(ctx.now())} where id = ${uploadId} and ${isOpen}`,
  );

/**
 * Completes an upload that has all its chunks, and detects format and duration from the bytes. Safe to repeat. A
 * rejected upload is discarded.
 * @throws DomainError not_found; invalid for an unacceptable answer; conflict while chunks are missing, or if another
 * upload replaced it
 */
export async function completeUpload(ctx: AgentContext, uploadId: number): Promise<Answer> {
  requireNotImpersonating(ctx);
  const upload = await getUpload(ctx, uploadId);
  const kept = async () => {
    const answer = await getUpload(ctx, uploadId);
    if (isAnswer(answer)) return answer;
    throw ended();
  };
  if (hasEnded(upload)) return kept();
  const missing = await missingChunks(ctx, upload);
  if (upload.size === 0 || missing.length > 0)
    throw new DomainError(
      "conflict",
      m.onboarding_keep_answer_the_upload_is_incomplete_missing({ value: missing.slice(0, 20).join(", ") }),
    );
  const recording = await readUpload(ctx, upload);
  const keep = sql`update ${videoAnswers} set completed_at = ${toUnixSeconds(ctx.now())},
    kind = ${recording.hasPicture ? "video" : "audio"}, mime_type = ${mimeTypeOf(recording)}, seconds = ${Math.round(recording.seconds)}
    where id = ${uploadId} and ${isOpen} and ${mayAnswer(ctx.agent.id)}
      and size = (select sum(size) from ${answerChunks} where answer_id = ${uploadId} and stored_at is not null)`;
  const isStillOpen = sql`exists (select 1 from ${videoAnswers} u where u.id = ${uploadId} and u.completed_at is null and u.discarded_at is null)`;
  try {
    await replaceAnswer(ctx, upload.question, keep, isStillOpen);
  } catch (error) {
    if (!isAborted(error)) throw error;
    if (!hasEnded(await getUpload(ctx, uploadId))) throw await answerRefusal(ctx);
  }
  return kept();
}

/** Stores a written answer, for agents without a camera. @throws DomainError invalid without text; conflict; limit_reached */
export async function keepWrittenAnswer(ctx: AgentContext, question: number, text: string): Promise<Answer> {
  requireNotImpersonating(ctx);
  if (text === "") throw refusal(m.onboarding_keep_answer_this_recording_is_empty_choose());
  const { id: agentId } = ctx.agent;
  if (!(await findOnboarding(ctx, agentId))?.noCameraAt)
    throw new DomainError("conflict", sayFirstText(), { field: "text" });
  const now = toUnixSeconds(ctx.now());
  const { length: size } = new TextEncoder().encode(text);
  const keep = sql`insert into ${videoAnswers} (agent_id, question, kind, size, text, created_at, completed_at)
    select ${agentId}, ${question}, 'text', ${size}, ${text}, ${now}, ${now} where ${mayAnswer(agentId)}`;
  try {
    await withAgentBytes(ctx, agentId, CHUNK_BYTES, () => replaceAnswer(ctx, question, keep, sql`true`));
  } catch (error) {
    throw isAborted(error) ? await answerRefusal(ctx) : error;
  }
  const answer = await findAnswer(ctx, agentId, question);
  if (!answer) throw ended();
  return answer;
}
