import { and, desc, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken } from "~/core/ids";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireNotActing } from "~/domains/identity/policy";
import { kindOfBytes, MIME_TYPES, nameOfKind } from "~/domains/templates/files/file-kinds";
import { type GivenFile, plainName } from "~/domains/templates/files/store-file.server";
import { agentCvs, onboardings } from "../tables";
import { MOST_CV_BYTES } from "./cv-kinds";

export type AgentCv = typeof agentCvs.$inferSelect;

const refusal = (code: "invalid" | "too_large" | "forbidden", message: string) =>
  new DomainError(code, message, { field: "cv" });

export async function findCv(ctx: Context, agentId: number): Promise<AgentCv | null> {
  const [cv] = await ctx.db
    .select()
    .from(agentCvs)
    .where(and(eq(agentCvs.agentId, agentId), isNull(agentCvs.droppedAt)))
    .orderBy(desc(agentCvs.id))
    .limit(1);
  return cv ?? null;
}

/** Takes the place of an earlier one. What it is, its bytes say, not its name. @throws DomainError invalid, too_large, forbidden */
export async function storeCv(ctx: AgentContext, given: GivenFile | null): Promise<AgentCv> {
  requireNotActing(ctx);
  const { id: agentId } = ctx.agent;
  if (ctx.actor.isDemo)
    throw refusal("forbidden", "This is a demo agent that everybody shares: no files are kept of it.");
  if (!given || given.bytes.byteLength === 0)
    throw refusal("invalid", "Please choose a file that is not empty.");
  const size = given.bytes.byteLength;
  if (size > MOST_CV_BYTES) throw refusal("too_large", "Please choose a file of at most 5 MB.");
  const kind = kindOfBytes(given.bytes);
  if (kind !== "pdf" && kind !== "doc" && kind !== "docx")
    throw refusal("invalid", "This is no PDF or Word document. Please choose a .pdf, .doc or .docx file.");
  const key = `cvs/${agentId}/${randomToken()}`;
  const mimeType = MIME_TYPES[kind];
  await ctx.files.put(key, given.bytes, { httpMetadata: { contentType: mimeType } });
  const createdAt = ctx.now();
  const [, [cv]] = await ctx.db.batch([
    ctx.db
      .update(agentCvs)
      .set({ droppedAt: createdAt })
      .where(and(eq(agentCvs.agentId, agentId), isNull(agentCvs.droppedAt))),
    ctx.db
      .insert(agentCvs)
      .values({
        agentId,
        key,
        originalName: nameOfKind(plainName(given.name) || "cv", kind),
        mimeType,
        size,
        createdAt,
      })
      .returning(),
    ctx.db
      .insert(onboardings)
      .values({ agentId, cvAt: createdAt })
      .onConflictDoUpdate({ target: onboardings.agentId, set: { cvAt: createdAt } }),
    auditStatement(ctx, { action: "save-cv", target: `agent:${agentId}` }),
  ]);
  if (!cv) throw new Error("The CV was not written down");
  return cv;
}
