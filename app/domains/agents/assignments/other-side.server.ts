import { and, eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { findAccount } from "~/domains/identity/find-account.server";
import { activePeople, firstOwnersOf } from "~/domains/identity/users/people.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { paths } from "~/paths";
import type { Assignment } from "./assignments.server";
import { type AgentAnswer, answerMail, answerWords } from "./mails";

/** Returns the user who made the offer, if still in the team, otherwise the first owner. Null if the team is empty. */
export async function readerOf(
  ctx: Context,
  { accountId, offeredBy }: Pick<Assignment, "accountId" | "offeredBy">,
) {
  const person = activePeople(ctx);
  const [found] = await ctx.db
    .select({ id: person.id, email: person.email })
    .from(person)
    .where(and(eq(person.id, offeredBy), eq(person.accountId, accountId)))
    .limit(1);
  return found ?? (await firstOwnersOf(ctx, [accountId])).get(accountId) ?? null;
}

export async function tellBusiness(
  ctx: Context,
  assignment: Assignment,
  agent: { id: number; name: string },
  answer: AgentAnswer,
) {
  const reader = await readerOf(ctx, assignment);
  if (!reader) return [];
  const account = await findAccount(ctx.db, assignment.accountId);
  const cause = `assignment:${assignment.id}:${answer}`;
  const notice = notifyStatement(ctx, {
    accountId: assignment.accountId,
    userId: reader.id,
    cause,
    kind: "agent",
    ...answerWords(agent.name, answer),
    path: paths.marketplace.agent(agent.id),
    isDemo: assignment.isDemo,
  });
  if (assignment.isDemo || account?.isDemo) return [notice];
  const mail = answerMail(ctx.config, agent.name, agent.id, answer);
  return [notice, mailStatement(ctx, { cause, to: { address: reader.email }, ...mail })];
}
