import { sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { applicationNotes, applications } from "../tables";

/** Answers a request for information, once; reviewers see a note. @throws DomainError conflict without a request; forbidden */
export async function answerReviewers(ctx: AgentContext, text: string): Promise<void> {
  requireNotImpersonating(ctx);
  const { id } = ctx.agent;
  try {
    await ctx.d1.batch(
      [
        sql`update ${applications} set requested_at = null
          where agent_id = ${id} and requested_at is not null and stage not in ('approved', 'declined', 'withdrawn')`,
        sql.raw(IF_UNCHANGED),
        sql`insert into ${applicationNotes} (agent_id, author_id, text, created_at)
          values (${id}, ${ctx.actor.userId}, ${text}, ${toUnixSeconds(ctx.now())})`,
        auditStatement(ctx, { action: "answer-reviewers", target: `agent:${id}` }),
      ].map((query) => statement(ctx, query)),
    );
  } catch (error) {
    if (isAborted(error))
      throw new DomainError("conflict", m.onboarding_answer_reviewers_we_need_no_further_information());
    throw error;
  }
}
