import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { agentIdOfUser } from "~/domains/agents/erase-agent.server";
import { agentsDecidedBefore } from "~/domains/agents/save-agent-profile.server";
import { agentCvs, onboardings, testAnswers } from "./tables";

const AT_ONCE = 200;

/** The file goes in the night, its name at once. */
export const eraseOnboarding = (ctx: Context, userId: number, condition: SQL) => {
  const agentId = agentIdOfUser(userId);
  return [
    sql`delete from ${onboardings} where agent_id = ${agentId} and ${condition}`,
    sql`delete from ${testAnswers} where agent_id = ${agentId} and ${condition}`,
    sql`update ${agentCvs} set original_name = '', dropped_at = coalesce(dropped_at, ${secondsOf(ctx.now())})
      where agent_id = ${agentId} and ${condition}`,
  ].map((each) => statement(ctx, each));
};

/** CVs and answers of applications decided before; a CV that was dropped goes at once. Test scores stay with the record. */
export async function removeOldOnboardingFiles(ctx: Context, before: Date): Promise<number> {
  const decided = agentsDecidedBefore(before);
  const files = sql`delete from ${agentCvs} where id in (select id from ${agentCvs}
    where dropped_at is not null or agent_id in ${decided} limit ${AT_ONCE}) returning key`;
  const { results } = await statement(ctx, files).all<{ key: string }>();
  if (results.length > 0) await ctx.files.delete(results.map(({ key }) => key));
  const answers = sql`delete from ${testAnswers} where (agent_id, question) in (select agent_id, question from ${testAnswers}
    where agent_id in ${decided} limit ${AT_ONCE})`;
  const { meta } = await statement(ctx, answers).run();
  return results.length + meta.changes;
}

export async function ownOnboarding(ctx: Context, agentId: number) {
  const [[kept], answers, files] = await ctx.db.batch([
    ctx.db.select().from(onboardings).where(eq(onboardings.agentId, agentId)),
    ctx.db.select().from(testAnswers).where(eq(testAnswers.agentId, agentId)),
    ctx.db
      .select({ name: agentCvs.originalName, size: agentCvs.size, createdAt: agentCvs.createdAt })
      .from(agentCvs)
      .where(eq(agentCvs.agentId, agentId)),
  ]);
  return { ...kept, answers, cvs: files };
}
