import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { acceptedAssignment } from "~/domains/agents/assignments/assignments.server";
import { shareMails } from "~/domains/agents/shared-leads/share-mail.server";
import { agentsOfLeads, shareStatements } from "~/domains/agents/shared-leads/share-statements.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { optedOutThreads } from "~/domains/replies/threads/threads-by-class.server";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import type { Automation } from "./automation.server";
import { leadsFrom, moveCursor } from "./cursors.server";

/** Shares leads that replied with the agent, unless they opted out. Returns whether there are more. */
export async function routeReplies(ctx: AccountContext, automation: Automation): Promise<boolean> {
  const { agentId, repliesUpTo: after, savedBy } = automation;
  if (agentId === null || !(await acceptedAssignment(ctx, agentId, ctx.account.id))) return false;
  const { leads: found, last, isFull } = await leadsFrom(ctx, "engagement", after);
  if (last === after) return false;
  const [agents, refused, unwilling] = await Promise.all([
    agentsOfLeads(
      ctx,
      found.map(({ id }) => id),
    ),
    suppressedAmong(
      ctx,
      ctx.account.id,
      found.flatMap(({ contactEmail }) => contactEmail ?? []),
    ),
    optedOutThreads(
      ctx,
      found.map(({ sameCompanyId }) => sameCompanyId),
    ),
  ]);
  const leads = found.filter(
    ({ contactEmail, sameCompanyId }) =>
      !agents.has(sameCompanyId) && !refused.has(contactEmail ?? "") && !unwilling.has(sameCompanyId),
  );
  if (leads.length === 0) {
    await statement(ctx, moveCursor(automation, "replies_up_to", { from: after, to: last })).run();
    return isFull;
  }
  const counts = sql`, replies_shared = replies_shared + ${leads.length}`;
  const cause = `shares:${ctx.account.id}:${agentId}:workflow:${last}`;
  const mails = await shareMails(ctx, { agentId, leads, cause });
  try {
    await withQuota(
      ctx,
      { rows: leads.length, mails: mails.length },
      (count) =>
        ctx.d1.batch([
          statement(ctx, count),
          statement(ctx, moveCursor(automation, "replies_up_to", { from: after, to: last, counts })),
          ctx.d1.prepare(IF_UNCHANGED),
          ...shareStatements(ctx, agentId, leads, savedBy),
          ...mails,
        ]),
      { byJob: true },
    );
  } catch (error) {
    // Another job or a user was first: this job writes nothing, and the agent is not notified twice.
    if (!isAborted(error)) throw error;
    return false;
  }
  if (mails.length > 0) await queueMails(ctx);
  return isFull;
}
